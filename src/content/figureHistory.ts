import { dayOfNumber } from '../lib/format/dates';
import type { FigureValues } from './figureValues';

/** A value of a figure, and the first day on which it held; '' where it held since before the registry. */
export interface FigureOn {
  readonly from: string;
  readonly value: number;
}

/** How a definition asks for all values that a figure had. */
export const byDay = (id: string): string => `${id} by day`;

/** How a definition asks for the day from which the present value holds, of a figure whose value is words. */
export const since = (id: string): string => `${id} since`;

/**
 * The values that a figure had, oldest first.
 *
 * @throws {RangeError} when the definition did not ask for them
 */
export function historyOf(figures: FigureValues, id: string): readonly FigureOn[] {
  const prefix = `${id} from `;
  const periods = Object.entries(figures).filter(([key]) => key.startsWith(prefix));
  if (periods.length === 0) throw new RangeError(`the calculator has no history of "${id}"`);
  return periods.map(([key, value]) => ({ from: key.slice(prefix.length), value }));
}

/** The value that held on a day; the first one on days before the registry. @param day such as 2024-07-23 */
export function valueOn(figures: FigureValues, id: string, day: string): number {
  const history = historyOf(figures, id);
  return (history.filter(({ from }) => from <= day).at(-1) ?? history[0])?.value ?? 0;
}

/** The day from which the present value of a figure holds, as an ISO text. */
export const sinceDay = (figures: FigureValues, id: string): string => dayOfNumber(figures[since(id)] ?? 0);
