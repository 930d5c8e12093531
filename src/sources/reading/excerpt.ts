import type { Passage } from '../extracting/passage';

/** What is kept of a document behind a value; whole texts stay with their owners. */
const LONGEST_EXCERPT = 200;

/** The place and words that decide, such as "page 2, table 1, row 5: 1 year to 2 years · General: 7.25%". */
export function excerptOf(passages: readonly Passage[]): string {
  const texts = passages.map(({ place, row, column, text, table }) => {
    const labels = [row, table === undefined ? '' : column]
      .filter((label) => label !== '')
      .map((label) => label.slice(0, 70));
    return `${place}: ${[...labels, text].join(' · ')}`;
  });
  return shortened([...new Set(texts)].join('; '));
}

export function shortened(text: string): string {
  return text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT - 1)}…`;
}
