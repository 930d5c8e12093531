import { dayOfNumber } from '../lib/format/dates';
import type { FigureValues } from './figureValues';

/** A value of a figure, and the first day on which it held; '' for the first value of the registry if its day is not known. */
export interface FigureOn {
  readonly from: string;
  readonly value: number;
}

/** The name by which a definition requests all values of a figure. */
export const byDay = (id: string): string => `${id} by day`;

/** The name by which a definition requests the last few values of a figure, for what only compares the present with months ago. */
export const lately = (id: string): string => `${id} lately`;

/** The name by which a definition requests the first day of a figure's current value, if that value is text. */
export const since = (id: string): string => `${id} since`;

/** The name by which a definition requests the values of all tax years for which a figure is known: "cess@2026-04-01" and so on. */
export const byTaxYear = (id: string): string => `${id} by tax year`;

/** The name by which a definition requests the last day of the tax year up to which a figure is known. */
export const known = (id: string): string => `${id} known until`;

const periodsOf = (figures: FigureValues, id: string): readonly FigureOn[] => {
  const prefix = `${id} from `;
  return Object.entries(figures).flatMap(([key, value]) =>
    key.startsWith(prefix) ? [{ from: key.slice(prefix.length), value }] : [],
  );
};

/** Whether a definition requested values of a figure by their days. */
export const hasHistory = (figures: FigureValues, id: string): boolean => periodsOf(figures, id).length > 0;

/**
 * The values of a figure that the definition requested, oldest first.
 * @throws {RangeError} when the definition did not request them
 */
export function historyOf(figures: FigureValues, id: string): readonly FigureOn[] {
  const periods = periodsOf(figures, id);
  if (periods.length === 0) throw new RangeError(`the definition has no history of "${id}"`);
  return periods;
}

/** The value that held on a day; the first one on days before the registry. @param day such as 2024-07-23 */
export function valueOn(figures: FigureValues, id: string, day: string): number {
  const history = historyOf(figures, id);
  return (history.filter(({ from }) => from <= day).at(-1) ?? history[0])?.value ?? 0;
}

/** The last day of the tax year up to which a figure is known, year-month-day. */
export const lastKnownDay = (figures: FigureValues, id: string): string => dayOfNumber(figures[known(id)] ?? 0);

/** The first day of the current value of a figure, year-month-day. */
export const sinceDay = (figures: FigureValues, id: string): string => dayOfNumber(figures[since(id)] ?? 0);
