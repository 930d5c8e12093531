import { formatDay } from '../format/dates';
import { rankingWindow } from './reads';

/** Items that can be ranked together, and the others by the day on which they were read, the latest first. */
export interface InWindow<Item> {
  readonly inside: readonly Item[];
  readonly apart: readonly { readonly reason: string; readonly items: readonly Item[] }[];
}

/**
 * Parts what was read within 31 days from what was read earlier or later: values of different months are not like for like.
 *
 * @param dayOf the day on which an item was read, as year-month-day
 */
export function inOneWindow<Item>(items: readonly Item[], dayOf: (item: Item) => string): InWindow<Item> {
  const days = items.map(dayOf);
  const window = rankingWindow(days, [], false);
  const isInside = (day = ''): boolean => window !== undefined && day >= window.first && day <= window.last;
  const outside = [...new Set(days.filter((day) => !isInside(day)))].sort().reverse();
  return {
    inside: items.filter((_item, index) => isInside(days[index])),
    apart: outside.map((day) => ({
      reason: `Read on ${formatDay(day)}, more than a month from the others, so not ranked with them.`,
      items: items.filter((_item, index) => days[index] === day),
    })),
  };
}
