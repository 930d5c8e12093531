import { didYouMean } from '../lib/didYouMean';
import type { DocumentsFile, Figure, FigurePeriod, FiguresFile } from './schemas';

export type { Figure, FigurePeriod, FiguresFile } from './schemas';

/** Questions about figures that have been validated: periods stand in the order of time, and each figure has at least one. */

/** The value that holds now: the last period. */
export function currentPeriod(figure: Figure): FigurePeriod {
  const period = figure.periods.at(-1);
  if (!period) throw new Error(`The figure "${figure.id}" has no period; add one in src/content/figures.yml`);
  return period;
}

/**
 * The value that held on a day.
 *
 * @param day such as 2026-03-31
 * @throws {Error} when the registry does not reach back to it
 */
export function periodOn(figure: Figure, day: string): FigurePeriod {
  const period = figure.periods.find(({ from = '', until = day }) => from <= day && day <= until);
  if (!period) throw new Error(`the figure "${figure.id}" has no value for ${day}; add one in src/content/figures.yml`);
  return period;
}

/** The values that held before, oldest first. */
export function previousPeriods(figure: Figure): readonly FigurePeriod[] {
  return figure.periods.slice(0, -1);
}

/** Its values with the first day of each, oldest first, where they are numbers; those whose first day is not known are left out. */
export function stepsOf({ periods }: Figure): readonly { readonly from: string; readonly value: number }[] {
  return periods.flatMap(({ from, value }) => (from === undefined ? [] : [{ from, value: Number.parseFloat(value) }]));
}

/** The figure of that id. Throws, with the nearest id as a hint, when the registry has none. */
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

/** What to tell someone who quotes a figure that the registry lacks. */
export function unknownFigure(id: string, knownIds: readonly string[]): string {
  return `there is no figure "${id}"; ${didYouMean(id, knownIds) || 'add it to src/content/figures.yml'}`;
}

/** Where a value comes from, in the words that visitors read. */
export interface FigureSource {
  /** The publisher of the document, or what stands in place of one. */
  readonly name: string;
  /** The document's title and the place in it; missing where there is no document. */
  readonly title?: string;
  readonly address?: string;
  /** What has to be said about it: that it is second-hand, practice, or was not found. */
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
