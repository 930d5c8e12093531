/** A text split into pieces, some of which match the query. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

/** The page of an excerpt. */
interface Source {
  readonly title: string;
  /** Its whole text, which may begin with the title */
  readonly content: string;
}

/**
 * Splits a text at its `<mark>` tags. Everything else is treated as text, never as HTML.
 * @param html a text with `<mark>` around matching words
 */
export function readMarks(html: string): MarkedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node) => ({
    text: node.textContent ?? '',
    isMatch: node.nodeName === 'MARK',
  })).filter(({ text }) => text !== '');
}

/** @param length number of characters to drop */
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

/** Length of the title at the beginning of a text, if it is a separate sentence. */
function lengthOfTitle(text: string, title: string): number {
  if (title === '' || !text.startsWith(title)) return 0;
  const end = /[.?!]$/.test(title) ? /^\s+/ : /^\.\s*/;
  const match = end.exec(text.slice(title.length));
  return match ? title.length + match[0].length : 0;
}

const dots = (text: string): MarkedText => [{ text, isMatch: false }];

/**
 * Parses an excerpt: without the title, with an ellipsis where a sentence is cut.
 * @param html the excerpt, with `<mark>` around matching words
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
