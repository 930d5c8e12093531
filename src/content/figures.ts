import { didYouMean } from '../lib/didYouMean';
import type { DocumentsFile, Figure, FigurePeriod, FiguresFile } from './schemas';

export type { Figure, FigurePeriod, FiguresFile } from './schemas';

/** Functions for validated figures: each has at least one period, and its periods are in chronological order. */

/** The current value: the last period. */
export function currentPeriod(figure: Figure): FigurePeriod {
  const period = figure.periods.at(-1);
  if (!period) throw new Error(`The figure "${figure.id}" has no period; add one in src/content/figures.yml`);
  return period;
}

/**
 * The value on a day.
 * @param day such as 2026-03-31
 * @throws {Error} when the registry has none for it
 */
export function periodOn(figure: Figure, day: string): FigurePeriod {
  const period = figure.periods.find(({ from = '', until = day }) => from <= day && day <= until);
  if (!period) throw new Error(`the figure "${figure.id}" has no value for ${day}; add one in src/content/figures.yml`);
  return period;
}

/** The earlier values, oldest first. */
export function previousPeriods(figure: Figure): readonly FigurePeriod[] {
  return figure.periods.slice(0, -1);
}

/** The values of a figure that is a number, with their first days, oldest first, without those whose first day is not known. */
export function stepsOf({ periods }: Figure): readonly { readonly from: string; readonly value: number }[] {
  return periods.flatMap(({ from, value }) => (from === undefined ? [] : [{ from, value: Number.parseFloat(value) }]));
}

/** The values of a figure that is a rate, such as 7.1%, as steps; none if any value with a first day is not a rate. */
export function ratesOf(figure: Figure): ReturnType<typeof stepsOf> {
  const isRate = figure.periods.every(({ value, from }) => from === undefined || /^[\d.]+%(?: a year)?$/.test(value));
  return isRate ? stepsOf(figure) : [];
}

/** Finds a figure by its id. @throws with the nearest id as a hint, when the registry has none */
export function findFigure({ rows }: Pick<FiguresFile, 'rows'>, id: string): Figure {
  const figure = rows.find((candidate) => candidate.id === id);
  if (figure) return figure;
  throw new Error(
    unknownFigure(
      id,
      rows.map((candidate) => candidate.id),
    ),
  );
}

/** The error message for an unknown figure. */
export function unknownFigure(id: string, knownIds: readonly string[]): string {
  return `there is no figure "${id}"; ${didYouMean(id, knownIds) || 'add it to src/content/figures.yml'}`;
}

/** The source of a value, as text. */
export interface FigureSource {
  /** The publisher of the document, or a text if there is no document. */
  readonly name: string;
  /** The document's title and the place in it; undefined if there is no document. */
  readonly title?: string;
  readonly address?: string;
  /** A qualification: that it is second-hand, market practice, or was not found. */
  readonly remark?: string;
}

/**
 * The source of a period.
 *
 * @throws {Error} when it names a document that is not in src/content/documents.yml
 */
export function sourceOf(
  { source }: Pick<FigurePeriod, 'source'>,
  { rows }: Pick<DocumentsFile, 'rows'>,
): FigureSource {
  const { document: id, section, practice, unproved } = source;
  if (practice !== undefined) return { name: practice, remark: 'market practice, set by no rule' };
  if (unproved !== undefined) return { name: unproved, remark: 'the document that says so was not found' };
  const document = rows.find((row) => row.id === id);
  if (!document)
    throw new Error(`src/content/figures.yml names the document "${id}"; add it to src/content/documents.yml`);
  const record = rows.find((row) => row.id === document.through);
  return {
    name: document.publisher,
    title: section === undefined ? document.title : `${document.title}, ${section}`,
    address: document.address,
    ...(record && { remark: `known through ${record.publisher}: ${record.title}` }),
  };
}
