import { NOT_KNOWN } from '../../lib/quantities/unknown';
import type { Columns } from './columns';
import { rowsOf, type OfferGroup, type OfferRow } from './rows';
import { isUnknownText, UNKNOWN } from './unknownText';
import * as words from './messages.en';

/** The contents of an opened row. */
export interface OpenedRow {
  readonly facts: OfferRow['facts'];
  /** Names of the facts that no document gives */
  readonly unknown: readonly string[];
}

const isUnknown = ([, value]: OfferRow['facts'][number]): boolean => [value].flat().every(isUnknownText);

/** The facts of a row, including the figures that the closed row leaves out. Unknown ones are named together, so that a gap explains itself. */
export function openedRow({ figures, facts }: OfferRow, columns: Columns): OpenedRow {
  const values = facts.map(([, value]) => [value].flat().join(' '));
  // No document would give a sum of ours.
  const leftOut = figures.filter(
    ({ text }, place) => !columns.figures[place] && text !== NOT_KNOWN && !values.some((value) => value.includes(text)),
  );
  const all = [
    ...leftOut.map(({ label, text, small = [] }) => [label, [text, ...small].join(', ')] as const),
    ...facts,
  ];
  return {
    facts: all.filter((fact) => !isUnknown(fact)),
    unknown: all.filter(isUnknown).map(([name]) => name),
  };
}

/** Whether a fact has a dash in place of one of several values. */
export function hasDash({ facts }: OpenedRow): boolean {
  return facts.some(([, value]) => [value].flat().some((text) => UNKNOWN.test(text)));
}

/** The explanation of dashes, below a group with any in its closed rows. */
export function dashNote(group: OfferGroup, columns: Columns): string | undefined {
  return rowsOf(group).some((row) => closedTexts(row, columns).some((text) => UNKNOWN.test(text)))
    ? words.dashNote
    : undefined;
}

/** The texts of a closed row that show a dash for an unknown value. */
export function closedTexts({ figures, fold }: OfferRow, columns: Columns): readonly string[] {
  const shown = figures.filter((_figure, place) => columns.figures[place]);
  return [...shown.flatMap(({ text, small = [] }) => [text, ...small]), ...(columns.fold ? [fold.text] : [])];
}
