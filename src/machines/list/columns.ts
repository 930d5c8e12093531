import { rowsOf, type OfferGroup, type OfferRow } from './rows';
import { isUnknownText } from './unknownText';

/** Minimum share of rows with a known value for a column in the closed row. */
export const LEAST_SHARE = 0.6;

/** The contents of a closed row: its figures, and the note under its name. */
export interface Columns {
  readonly figures: readonly boolean[];
  readonly note: boolean;
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
    note: isMostlyKnown(({ note }) => note?.text ?? ''),
  };
}
