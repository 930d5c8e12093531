import { currentPeriod, previousPeriods } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import type { Figure } from '../../../content/schemas';

/** The same day a year before. @param day such as 2026-11-24 */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Rules with a new value in the twelve months before a day, newest first. @param today such as 2026-11-24 */
export function changedBefore(today: string): readonly Figure[] {
  const since = (figure: Figure): string => currentPeriod(figure).from ?? '';
  return registry.rows
    .filter((figure) => !figure.estimate && previousPeriods(figure).length > 0 && since(figure) > yearBefore(today))
    .sort((a, b) => (since(a) < since(b) ? 1 : -1));
}
