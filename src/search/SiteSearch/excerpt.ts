/** A text split into pieces, some of which match the query. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

/** What an excerpt was taken from. */
interface Source {
  readonly title: string;
  /** All of its text, which may begin with the title */
  readonly content: string;
}

/**
 * Splits a text at its marked words. Everything else in it is treated as text, never as HTML.
 * @param html a text in HTML in which words are marked by `<mark>`
 */
export function readMarks(html: string): MarkedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node) => ({
    text: node.textContent ?? '',
    isMatch: node.nodeName === 'MARK',
  })).filter(({ text }) => text !== '');
}

/** @param length how many characters to leave out */
function withoutStart(pieces: MarkedText, length: number): MarkedText {
  let left = length;
  return pieces
    .map(({ text, isMatch }) => {
      const rest = text.slice(left);
      left = Math.max(0, left - text.length);
      return { text: rest, isMatch };
    })
    .filter(({ text }) => text !== '');
}

/** How much of a text is the title that it begins with, as a sentence of its own. */
function lengthOfTitle(text: string, title: string): number {
  if (title === '' || !text.startsWith(title)) return 0;
  const end = /[.?!]$/.test(title) ? /^\s+/ : /^\.\s*/;
  const match = end.exec(text.slice(title.length));
  return match ? title.length + match[0].length : 0;
}

const dots = (text: string): MarkedText => [{ text, isMatch: false }];

/**
 * Reads a part of a page that stands below the page's title: without that title, and with dots where a sentence is cut.
 * @param html the part, in which words are marked by `<mark>`
 */
export function readExcerpt(html: string, { title, content }: Source): MarkedText {
  const pieces = readMarks(html);
  const text = pieces.map((piece) => piece.text).join('');
  const start = content.indexOf(text);
  if (text === '' || start < 0) return pieces;

  const ofTitle = Math.max(0, lengthOfTitle(content, title) - start);
  const left = ofTitle < text.length ? ofTitle : 0;
  const shown = withoutStart(pieces, left);
  const isCutBefore = start > 0 && !/[.!?:]\s*$/.test(content.slice(0, start + left));
  const isCutAfter = content.slice(start + text.length).trim() !== '' && !/[.!?]\s*$/.test(text);
  return [...(isCutBefore ? dots('… ') : []), ...shown, ...(isCutAfter ? dots(' …') : [])];
}
