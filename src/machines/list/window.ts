import { formatDay } from '../../lib/format/dates';
import { daysBetween } from '../../lib/days';
import { lastRepoChange } from '../../content/reads';
import type { KnownDays, RepoChange } from '../../content/offerTypes';
import * as words from './messages.en';

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

/** The first day on which a value is known to hold. */
const firstDay = ({ day, readDay = day }: KnownDays): string => readDay;

/**
 * The first and last day of the rows to rank together: known to hold close enough in time and, unless the change is passed on, without a repo rate change
 * in between. Of several windows, the one with most rows wins, then the latest. A value that was seen unchanged holds on every day since it was read, so
 * it may be ranked with what was read then, and with what was read since.
 *
 * @param known the days on which each row's rate is known to hold
 */
export function rankingWindow(
  known: readonly KnownDays[],
  repoRate: readonly RepoChange[],
  passOn: boolean,
  maxDaysApart = withinAMonth.maxDaysApart,
): { readonly first: string; readonly last: string } | undefined {
  let best: { first: string; last: string; rows: number } | undefined;
  for (const first of [...new Set(known.map(({ day }) => day))].sort()) {
    const change = passOn ? undefined : repoRate.find(({ from }) => from > first)?.from;
    const starts = known
      .filter(({ day }) => day >= first)
      .map(firstDay)
      .filter((day) => daysBetween(first, day) <= maxDaysApart && (change === undefined || day < change));
    if (!best || starts.length >= best.rows) {
      best = { first, last: [first, ...starts].sort().at(-1) ?? first, rows: starts.length };
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

/** Whether a value is known to hold on some day of the window. */
export const isInWindow = (window: Window, known: KnownDays): boolean =>
  window !== undefined && known.day >= window.first && firstDay(known) <= window.last;

/**
 * Splits items into those known to hold inside a window and the rest.
 *
 * @param daysOf the days on which an item is known to hold
 * @param reasonFor why items of another day are not ranked
 */
export function splitByWindow<Item>(
  items: readonly Item[],
  daysOf: (item: Item) => KnownDays,
  window: Window,
  reasonFor: (day: string) => string,
): InWindow<Item> {
  const outside = items.filter((item) => !isInWindow(window, daysOf(item)));
  const days = [...new Set(outside.map((item) => daysOf(item).day))].sort().reverse();
  return {
    inside: items.filter((item) => isInWindow(window, daysOf(item))),
    unranked: days.map((day) => ({
      reason: reasonFor(day),
      items: outside.filter((item) => daysOf(item).day === day),
    })),
  };
}

/**
 * Splits items by the days on which they are known to hold into those close together and the rest, because values of other dates are not comparable.
 *
 * @param daysOf the days on which an item is known to hold
 * @param closeness how long an item's values stay true; a month if they follow the market
 */
export function inOneWindow<Item>(
  items: readonly Item[],
  daysOf: (item: Item) => KnownDays,
  { maxDaysApart, whyUnranked: reasonFor }: Closeness = withinAMonth,
): InWindow<Item> {
  return splitByWindow(items, daysOf, rankingWindow(items.map(daysOf), [], false, maxDaysApart), reasonFor);
}
