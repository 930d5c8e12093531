import { didYouMean } from '../lib/didYouMean';
import { formatMonth } from '../lib/format/dates';
import { reviewBy } from './freshness';
import type { DocumentsFile, Figure, FigurePeriod, FiguresFile } from './schemas';
import * as words from './messages.en';

export type { Figure, FigurePeriod, FiguresFile } from './schemas';

/** Functions for figures as loaded for a day: each has at least one period that has begun, in chronological order. */

/** The current value: the last period that has begun. */
export function currentPeriod(figure: Figure): FigurePeriod {
  const period = figure.periods.at(-1);
  if (!period) throw new Error(`The figure "${figure.id}" has no period; add one in src/content/figures.yml`);
  return period;
}

/** A value as pages show it, in the words of their language: "₹5 लाख". Code reads `value`. */
export const shownValue = (period: FigurePeriod & { readonly shown?: string }): string => period.shown ?? period.value;

/** Every value, oldest first, including announced ones that have not begun. */
export const allPeriods = ({ periods, ahead = [] }: Pick<Figure, 'periods' | 'ahead'>): readonly FigurePeriod[] => [
  ...periods,
  ...ahead,
];

/**
 * The value on a day, past or future.
 * @param day such as 2026-03-31
 * @throws {Error} when the registry has none for it
 */
export function periodOn(figure: Figure, day: string): FigurePeriod {
  const period = allPeriods(figure).find(({ from = '', until = day }) => from <= day && day <= until);
  if (!period) throw new Error(noValueOn(figure.id, day));
  return period;
}

/** The error message for a day on which a figure has no value. */
export const noValueOn = (id: string, day: string): string =>
  `the figure "${id}" has no value for ${day}; add the one of that day to src/content/figures.yml, with its first and last day`;

/**
 * The last day on which the current value counts as known: the end of its review interval, or of the tax year, quarter or half year that it is set
 * for. Undefined for market practice, which nobody checks.
 */
export function knownUntil({ checked, reviewEveryDays, taxYear, setUntil }: Figure): string | undefined {
  if (checked === undefined || reviewEveryDays === undefined) return undefined;
  return reviewBy({ checked, reviewEveryDays, taxYear, setUntil });
}

/** The date of a value that may be out of date: a tax year, the last month for which it was set, or the month of the last check. */
export function lastKnownOf({ taxYear, setUntil, checked = '' }: Figure): string {
  return taxYear ?? formatMonth(setUntil ?? checked);
}

/** The values before the current one, oldest first. */
export function previousPeriods(figure: Figure): readonly FigurePeriod[] {
  return figure.periods.slice(0, -1);
}

/** The values of a numeric figure with their first days, oldest first, without those whose first day is unknown. */
export function stepsOf({ periods }: Figure): readonly { readonly from: string; readonly value: number }[] {
  return periods.flatMap(({ from, value }) => (from === undefined ? [] : [{ from, value: Number.parseFloat(value) }]));
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

/** The ids in names as definitions request them: "income-tax-cess", "new-regime-slabs@2026-04-01", "gold-loan-ltv#1". */
const idsIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.replace(/[@# ].*/, '')));

/** Whether a text or a tool counts with market practice, which nobody sets. @param names as definitions request them */
export function countsWithPractice({ rows }: Pick<FiguresFile, 'rows'>, names: readonly string[]): boolean {
  const ids = idsIn(names);
  return rows.some(({ id, practice }) => practice !== undefined && ids.has(id));
}

/**
 * The last tax year that is known for all figures of a text or a tool.
 * @param names as definitions request them: "income-tax-cess", "new-regime-slabs@2026-04-01"
 * @returns undefined if none of them is set by tax year
 */
export function taxYearOf({ rows }: Pick<FiguresFile, 'rows'>, names: readonly string[]): string | undefined {
  const ids = idsIn(names);
  return rows.flatMap(({ id, taxYear }) => (taxYear !== undefined && ids.has(id) ? taxYear : [])).sort()[0];
}

/** The error message for an unknown figure. */
export function unknownFigure(id: string, knownIds: readonly string[]): string {
  return `there is no figure "${id}"; ${didYouMean(id, knownIds) || 'add it to src/content/figures.yml'}`;
}

/** The source of a value, as text. */
export interface FigureSource {
  /** The publisher of the document, or a text if there is no document. */
  readonly name: string;
  /** The document's title, in English; undefined if there is no document. */
  readonly title?: string;
  /** The place in the document. */
  readonly section?: string | undefined;
  readonly address?: string;
  /** A caveat: second-hand, market practice, or not found. */
  readonly remark?: string;
  /** The same without the title of the record that a document is known through. */
  readonly shortRemark?: string;
}

/**
 * The source of a figure's value.
 *
 * @throws {Error} when its document is not in src/content/documents
 */
export function sourceOf(
  { practice }: Pick<Figure, 'practice'>,
  { source = {} }: Pick<FigurePeriod, 'source'>,
  { rows }: Pick<DocumentsFile, 'rows'>,
): FigureSource {
  if (practice !== undefined) return { name: practice, remark: words.marketPractice };
  const { document: id, section, unproved } = source;
  if (unproved !== undefined) return { name: unproved, remark: words.notFound };
  const document = rows.find((row) => row.id === id);
  if (!document) throw new Error(`src/content/figures.yml names the document "${id}"; add it to src/content/documents`);
  const record = rows.find((row) => row.id === document.through);
  return {
    name: document.publisher,
    title: document.title,
    section,
    address: document.address,
    ...(record && {
      remark: words.knownThroughTitle({ publisher: record.publisher, title: record.title }),
      shortRemark: words.knownThrough({ publisher: record.publisher }),
    }),
  };
}
