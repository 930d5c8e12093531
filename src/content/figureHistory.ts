import type { FigureValues } from './figureValues';
import { valueOf } from './valueOf';
import { dayOfNumber } from '../lib/days';

/** A value of a figure, and its first day; '' for the registry's first value if its day is unknown. */
export interface FigureOn {
  readonly from: string;
  readonly value: number;
}

/** The name by which a definition requests all values of a figure. */
export const byDay = (id: string): string => `${id} by day`;

/** The name by which a definition requests the last few values of a figure, to compare the present with recent months. */
export const lately = (id: string): string => `${id} lately`;

/** The name by which a definition requests the first day of a figure's current value, if that value is text. */
export const since = (id: string): string => `${id} since`;

/** The name by which a definition requests a figure for every tax year in which it is known: "cess@2026-04-01" and so on. */
export const byTaxYear = (id: string): string => `${id} by tax year`;

/** The name by which a definition requests the last day of a figure's last known tax year. */
export const known = (id: string): string => `${id} known until`;

/** The name by which a definition requests the day on which a figure was last compared with its document. */
export const checkedOn = (id: string): string => `${id} checked`;

const periodsOf = (figures: FigureValues, id: string): readonly FigureOn[] => {
  const prefix = `${id} from `;
  return Object.entries(figures).flatMap(([key, value]) =>
    key.startsWith(prefix) ? [{ from: key.slice(prefix.length), value }] : [],
  );
};

/** Whether a definition requested the history of a figure. */
export const hasHistory = (figures: FigureValues, id: string): boolean => periodsOf(figures, id).length > 0;

/**
 * The history of a figure, oldest first.
 * @throws {RangeError} when the definition did not request it
 */
export function historyOf(figures: FigureValues, id: string): readonly [FigureOn, ...FigureOn[]] {
  const [first, ...others] = periodsOf(figures, id);
  if (!first) throw new RangeError(`the definition has no history of "${id}"`);
  return [first, ...others];
}

/** The value on a day; the first value for days before the registry. @param day such as 2024-07-23 */
export function valueOn(figures: FigureValues, id: string, day: string): number {
  const history = historyOf(figures, id);
  return (history.filter(({ from }) => from <= day).at(-1) ?? history[0]).value;
}

/** The last day of a figure's last known tax year, year-month-day. */
export const lastKnownDay = (figures: FigureValues, id: string): string => dayOfNumber(valueOf(figures, known(id)));

/** The first day of a figure's current value, year-month-day. */
export const sinceDay = (figures: FigureValues, id: string): string => dayOfNumber(valueOf(figures, since(id)));

/** The day on which a figure was last compared with its document, year-month-day. */
export const checkedDay = (figures: FigureValues, id: string): string => dayOfNumber(valueOf(figures, checkedOn(id)));
