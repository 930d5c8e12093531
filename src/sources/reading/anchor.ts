import type { Passage } from '../extracting/passage';
import { plainOf } from '../plainText';

/** The place of a value in a document, in words that stay when its number changes. */
export interface Anchor {
  readonly row: string;
  readonly column: string;
  /** The two nearest headings. */
  readonly headings: string;
  /** The text around the number; for cells, only what is no number. */
  readonly text: string;
}

const LONGEST = 120;

/** A text without its numbers, so that it is the same before and after they change. */
function masked(text: string): string {
  return plainOf(text)
    .replaceAll(/\bnil\b|\bfree\b/gu, '#')
    .replaceAll(/[\d.,]*\d/gu, '#')
    .replaceAll(/[^\p{L}\p{M}#%₹]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** Labels keep their numbers: "1 year" and "2 years" are two rows. */
function label(text: string): string {
  return plainOf(text)
    .replaceAll(/[^\p{L}\p{M}\d%₹<>=.]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

export function anchorOf({ row, column, headings, text, table }: Passage): Anchor {
  return {
    row: table === undefined ? masked(row) : label(row),
    column: label(column),
    headings: headings.slice(-2).map(masked).join(' / '),
    text: table === undefined ? masked(text) : '',
  };
}

/** Whether a passage stands in the place of an anchor: 2 for the same words, 1 where only its headings differ, 0 elsewhere. */
export function isAt(anchor: Anchor, passage: Passage): 0 | 1 | 2 {
  const other = anchorOf(passage);
  if (anchor.row !== other.row || anchor.column !== other.column || anchor.text !== other.text) return 0;
  return anchor.headings === other.headings ? 2 : 1;
}
