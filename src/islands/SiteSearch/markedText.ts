/** A text in pieces, of which some are what was searched for. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

/**
 * Takes a text with marked words apart. Whatever else stands in it is text too, and never becomes part of the page.
 * @param html a text in HTML in which words are marked by `<mark>`
 */
export function readMarks(html: string): MarkedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node) => ({
    text: node.textContent ?? '',
    isMatch: node.nodeName === 'MARK',
  })).filter(({ text }) => text !== '');
}
