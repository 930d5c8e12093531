import { rowsOf, type OfferGroup, type OfferRow } from './rows';
import { isUnknownText } from './unknownText';

/** Minimum share of rows with a known value for a column in the closed row. */
export const LEAST_SHARE = 0.6;

/** The contents of a closed row: its figures, and the note under its name. */
export interface Columns {
  readonly figures: readonly boolean[];
  readonly note: boolean;
}

const LAST = 2;

/**
 * The columns of a group's closed rows: those known in at least six rows of ten, and the sort column. Other values are in the details, so that no
 * column is full of dashes. Nor does one say in each row what the last column says: where no fee is due, a card's rewards are what it leaves.
 */
export function columnsOf(group: OfferGroup, order?: string): Columns {
  const rows = rowsOf(group);
  const isEmpty = (place: number): boolean => rows.every(({ figures }) => figures[place]?.label === '');
  const isMostlyKnown = (textOf: (row: OfferRow) => string): boolean =>
    rows.filter((row) => !isUnknownText(textOf(row))).length >= LEAST_SHARE * rows.length;
  const repeatsLast = (place: number): boolean =>
    place < LAST && rows.every(({ figures }) => figures[place]?.text === figures[LAST].text);
  return {
    figures: [0, 1, LAST].map(
      (place) =>
        (order !== undefined && group.heads[place + 1]?.order === order) ||
        (!isEmpty(place) && isMostlyKnown(({ figures }) => figures[place]?.text ?? '') && !repeatsLast(place)),
    ),
    note: isMostlyKnown(({ note }) => note?.text ?? ''),
  };
}
