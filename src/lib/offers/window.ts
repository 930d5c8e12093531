import { formatDay } from '../format/dates';
import { lastRepoChange } from './reads';
import type { HomeLoanList, RepoChange } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was read further apart than this is not ranked together. */
const WINDOW_DAYS = 31;

function daysBetween(a: string, b: string): number {
  return (Date.parse(b) - Date.parse(a)) / DAY_MS;
}

/**
 * The first and last day of the rows that can be ranked together: read within 31 days of each other and, unless the change is passed on,
 * with no change of the repo rate between. Of several such windows the one with most rows, of equal ones the latest.
 *
 * @param days the day on which each row's rate was read
 */
export function rankingWindow(
  days: readonly string[],
  repoRate: readonly RepoChange[],
  passOn: boolean,
): { readonly first: string; readonly last: string } | undefined {
  let best: { first: string; last: string; rows: number } | undefined;
  for (const first of [...new Set(days)].sort()) {
    const change = passOn ? undefined : repoRate.find(({ from }) => from > first)?.from;
    const inside = days.filter(
      (day) => day >= first && daysBetween(first, day) <= WINDOW_DAYS && (change === undefined || day < change),
    );
    if (!best || inside.length >= best.rows) {
      best = { first, last: [...inside].sort().at(-1) ?? first, rows: inside.length };
    }
  }
  return best;
}

const monthApart = (day: string): string =>
  `Read on ${formatDay(day)}, more than a month from the others, so not ranked with them.`;

/** Why a rate that was read on a day outside of the window is not ranked with the others. */
export function whyApart(list: HomeLoanList, day: string, window: { readonly last: string } | undefined): string {
  const change = lastRepoChange(list.repoRate);
  if (change && window && day >= change.from && window.last < change.from) {
    const word = change.points > 0 ? 'rose' : 'fell';
    return `Read on ${formatDay(day)}, after the repo rate ${word} on ${formatDay(change.from)}, so not ranked with the others.`;
  }
  return monthApart(day);
}

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
      reason: monthApart(day),
      items: items.filter((_item, index) => days[index] === day),
    })),
  };
}
