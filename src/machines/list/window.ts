import { formatDay } from '../../lib/format/dates';
import { lastRepoChange } from '../../content/reads';
import type { RepoChange } from '../../content/offerTypes';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far apart the days of two values may be for both to be ranked together, and what is said of a value further away. */
export interface Closeness {
  readonly maxDaysApart: number;
  readonly whyApart: (day: string) => string;
}

/** Rates follow the market, so those of different months are not alike. */
const withinAMonth: Closeness = {
  maxDaysApart: 31,
  whyApart: (day) => `Read on ${formatDay(day)}, more than a month from the others, so not ranked with them.`,
};

/** Days from one to the other; negative where the second is the earlier one. */
export function daysBetween(a: string, b: string): number {
  return (Date.parse(b) - Date.parse(a)) / DAY_MS;
}

/**
 * The first and last day of the rows that can be ranked together: read close enough to each other and, unless the change is passed on,
 * with no change of the repo rate between. Of several such windows the one with most rows, of equal ones the latest.
 *
 * @param days the day on which each row's rate was read
 */
export function rankingWindow(
  days: readonly string[],
  repoRate: readonly RepoChange[],
  passOn: boolean,
  maxDaysApart = withinAMonth.maxDaysApart,
): { readonly first: string; readonly last: string } | undefined {
  let best: { first: string; last: string; rows: number } | undefined;
  for (const first of [...new Set(days)].sort()) {
    const change = passOn ? undefined : repoRate.find(({ from }) => from > first)?.from;
    const inside = days.filter(
      (day) => day >= first && daysBetween(first, day) <= maxDaysApart && (change === undefined || day < change),
    );
    if (!best || inside.length >= best.rows) {
      best = { first, last: [...inside].sort().at(-1) ?? first, rows: inside.length };
    }
  }
  return best;
}

/** Why a rate that was read on a day outside of the window is not ranked with the others. */
export function whyApart(
  repoRate: readonly RepoChange[],
  day: string,
  window: { readonly last: string } | undefined,
): string {
  const change = lastRepoChange(repoRate);
  if (change && window && day >= change.from && window.last < change.from) {
    const word = change.points > 0 ? 'rose' : 'fell';
    return `Read on ${formatDay(day)}, after the repo rate ${word} on ${formatDay(change.from)}, so not ranked with the others.`;
  }
  return withinAMonth.whyApart(day);
}

/** Items that can be ranked together, and the others by the day on which they were read, the latest first. */
export interface InWindow<Item> {
  readonly inside: readonly Item[];
  readonly apart: readonly { readonly reason: string; readonly items: readonly Item[] }[];
}

/**
 * Parts what was read close together from what was read earlier or later: values of other days are not like for like.
 *
 * @param dayOf the day on which an item was read, as year-month-day
 * @param closeness how long the values of an item stay what they are; a month where they follow the market
 */
export function inOneWindow<Item>(
  items: readonly Item[],
  dayOf: (item: Item) => string,
  { maxDaysApart, whyApart: reasonFor }: Closeness = withinAMonth,
): InWindow<Item> {
  const days = items.map(dayOf);
  const window = rankingWindow(days, [], false, maxDaysApart);
  const isInside = (day = ''): boolean => window !== undefined && day >= window.first && day <= window.last;
  const outside = [...new Set(days.filter((day) => !isInside(day)))].sort().reverse();
  return {
    inside: items.filter((_item, index) => isInside(days[index])),
    apart: outside.map((day) => ({
      reason: reasonFor(day),
      items: items.filter((_item, index) => days[index] === day),
    })),
  };
}
