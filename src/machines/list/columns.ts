import { isUnknownText } from './Known';
import { rowsOf, type OfferGroup, type OfferRow } from './rows';

/** In so many of a list's rows a value must be known to have a place in the closed row. */
export const LEAST_SHARE = 0.6;

/** What a closed row shows: each of its figures, and the value on its fold. */
export interface Columns {
  readonly figures: readonly boolean[];
  readonly fold: boolean;
}

/**
 * The columns of a group's closed rows: those with a known value in at least six rows of ten, and the one that the list is sorted by. Other
 * values are shown when a row is opened, so that no column is a row of dashes.
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

/** The facts of an opened row, with the figures that the closed one leaves out. */
export function factsWith({ figures, facts }: OfferRow, columns: Columns): OfferRow['facts'] {
  const isAmongFacts = (text: string): boolean => facts.some(([, value]) => [value].flat().join(' ').includes(text));
  const leftOut = figures.filter(({ text }, place) => !columns.figures[place] && !isAmongFacts(text));
  return [...leftOut.map(({ label, text, small = [] }) => [label, [text, ...small].join(', ')] as const), ...facts];
}
