import { NOT_KNOWN } from '../../lib/quantities/unknown';
import type { Columns } from './columns';
import { rowsOf, type OfferGroup, type OfferRow, type RowFigure } from './rows';
import { isUnknownText, UNKNOWN } from './unknownText';
import * as words from './messages.en';

/** The contents of an opened row. */
export interface OpenedRow {
  readonly facts: OfferRow['facts'];
  /** Names of the facts that no document gives */
  readonly unknown: readonly string[];
}

const isUnknown = ([, value]: OfferRow['facts'][number]): boolean => [value].flat().every(isUnknownText);

/** What a closed row does not say of a figure; undefined if that says all. */
function unsaidOf({ label, text, caveat = '', small = [] }: RowFigure, isClosed: boolean) {
  // No document would give a sum of ours.
  if (text === NOT_KNOWN || (isClosed && small.length === 0)) return undefined;
  const said = isClosed ? [] : [text, caveat];
  return [label, [...said, ...small].filter(Boolean).join(', ')] as const;
}

/**
 * The facts of a row, after what the closed row leaves out of its figures. Unknown ones are named together, so that a gap explains itself.
 */
export function openedRow({ figures, facts }: OfferRow, columns: Columns): OpenedRow {
  const names = new Set(facts.map(([name]) => name));
  const values = facts.map(([, value]) => [value].flat().join(' '));
  const unsaid = figures.flatMap((figure, place) => {
    const isClosed = columns.figures[place] === true;
    const { further = [] } = figure;
    if (names.has(figure.label) || (!isClosed && values.some((value) => value.includes(figure.text)))) return further;
    const fact = unsaidOf(figure, isClosed);
    return fact === undefined ? further : [fact, ...further];
  });
  const all = [...unsaid, ...facts];
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
export function closedTexts({ figures, note }: OfferRow, columns: Columns): readonly string[] {
  const shown = figures.filter((_figure, place) => columns.figures[place]);
  return [
    ...shown.flatMap(({ text, caveat = '' }) => [text, caveat]),
    ...(columns.note && note !== undefined ? [note.text] : []),
  ];
}
