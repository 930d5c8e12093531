import { formatDay } from '../../lib/format/dates';
import { lastRepoChange } from '../../content/reads';
import type { RepoChange } from '../../content/offerTypes';
import * as words from './messages.en';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far apart the dates of two values may be to rank them together, and the reason given beyond that. */
export interface Closeness {
  readonly maxDaysApart: number;
  readonly whyUnranked: (day: string) => string;
}

/** Rates follow the market, so different months are not comparable. */
const withinAMonth: Closeness = {
  maxDaysApart: 31,
  whyUnranked: (day) => words.readApart({ day: formatDay(day) }),
};

/** Days from one date to the other; negative if the second is earlier. */
export function daysBetween(a: string, b: string): number {
  return (Date.parse(b) - Date.parse(a)) / DAY_MS;
}

/**
 * The first and last day of the rows to rank together: read close enough in time and, unless the change is passed on, without a repo rate change in
 * between. Of several windows, the one with most rows wins, then the latest.
 *
 * @param days the date on which each row's rate was read
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

/** Why a rate read outside the window is not ranked. */
export function whyUnranked(
  repoRate: readonly RepoChange[],
  day: string,
  window: { readonly last: string } | undefined,
): string {
  const change = lastRepoChange(repoRate);
  if (change && window && day >= change.from && window.last < change.from) {
    const moved = change.points > 0 ? 'up' : 'down';
    return words.readAfterMove({ day: formatDay(day), moved, movedOn: formatDay(change.from) });
  }
  return withinAMonth.whyUnranked(day);
}

/** Items to rank together, and the others by reading date, latest first. */
export interface InWindow<Item> {
  readonly inside: readonly Item[];
  readonly unranked: readonly { readonly reason: string; readonly items: readonly Item[] }[];
}

type Window = ReturnType<typeof rankingWindow>;

export const isInWindow = (window: Window, day: string): boolean =>
  window !== undefined && day >= window.first && day <= window.last;

/**
 * Splits items by reading date into those inside a window and the rest.
 *
 * @param dayOf the date on which an item was read, as year-month-day
 * @param reasonFor why items of another day are not ranked
 */
export function splitByWindow<Item>(
  items: readonly Item[],
  dayOf: (item: Item) => string,
  window: Window,
  reasonFor: (day: string) => string,
): InWindow<Item> {
  const outside = items.filter((item) => !isInWindow(window, dayOf(item)));
  const days = [...new Set(outside.map(dayOf))].sort().reverse();
  return {
    inside: items.filter((item) => isInWindow(window, dayOf(item))),
    unranked: days.map((day) => ({ reason: reasonFor(day), items: outside.filter((item) => dayOf(item) === day) })),
  };
}

/**
 * Splits items by reading date into those close together and the rest, because values of other dates are not comparable.
 *
 * @param dayOf the date on which an item was read, as year-month-day
 * @param closeness how long an item's values stay true; a month if they follow the market
 */
export function inOneWindow<Item>(
  items: readonly Item[],
  dayOf: (item: Item) => string,
  { maxDaysApart, whyUnranked: reasonFor }: Closeness = withinAMonth,
): InWindow<Item> {
  return splitByWindow(items, dayOf, rankingWindow(items.map(dayOf), [], false, maxDaysApart), reasonFor);
}
