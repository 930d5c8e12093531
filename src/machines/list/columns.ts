import { isUnknownText } from './Known';
import { rowsOf, type OfferGroup, type OfferRow } from './rows';

/** Minimum share of rows with a known value for a column in the closed row. */
export const LEAST_SHARE = 0.6;

/** The contents of a closed row: its figures, and the value on its fold. */
export interface Columns {
  readonly figures: readonly boolean[];
  readonly fold: boolean;
}

/**
 * The columns of a group's closed rows: those known in at least six rows of ten, and the sort column. Other values are in the details, so that no
 * column is full of dashes.
 */
export function columnsOf(group: OfferGroup, order?: string): Columns {
  const rows = rowsOf(group);
  const isMostlyKnown = (textOf: (row: OfferRow) => string): boolean =>
    rows.filter((row) => !isUnknownText(textOf(row))).length >= LEAST_SHARE * rows.length;
  return {
    figures: [0, 1, 2].map(
      (place) =>
        (order !== undefined && group.heads[place + 1]?.order === order) ||
        isMostlyKnown(({ figures }) => figures[place]?.text ?? ''),
    ),
    fold: isMostlyKnown(({ fold }) => fold.text),
  };
}

/** The facts in a row's details, including the figures that the closed row leaves out. */
export function factsWith({ figures, facts }: OfferRow, columns: Columns): OfferRow['facts'] {
  const isAmongFacts = (text: string): boolean => facts.some(([, value]) => [value].flat().join(' ').includes(text));
  const leftOut = figures.filter(({ text }, place) => !columns.figures[place] && !isAmongFacts(text));
  return [...leftOut.map(({ label, text, small = [] }) => [label, [text, ...small].join(', ')] as const), ...facts];
}
