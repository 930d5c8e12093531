import { formatDay } from '../format/dates';
import type { HomeLoanList, LoanAnswer, RepoChange, SourceDocument } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rates that were read further apart than this are not ranked together. */
const WINDOW_DAYS = 31;

/** The day on which the values of a document were read: by its author for somebody's record, by us otherwise. */
export function dayOf({ kind, published, read }: SourceDocument): string {
  return kind === 'record' ? (published ?? read) : read;
}

/** The day on which the rate of an answer was read. */
export function rateDay(list: HomeLoanList, { tier, row }: Pick<LoanAnswer, 'row' | 'tier'>): string {
  const id = (tier ?? row.rates[0])?.document ?? '';
  const document = list.documents[id];
  return document ? dayOf(document) : list.checked;
}

/** The last change of the repo rate, with what it was before; undefined when none is known. */
export function lastRepoChange(
  repoRate: readonly RepoChange[],
): (RepoChange & { readonly points: number }) | undefined {
  const [before, last] = repoRate.slice(-2);
  return before && last ? { ...last, points: Math.round((last.percent - before.percent) * 100) / 100 } : undefined;
}

/** Points by which the repo rate has moved since a day. */
export function pointsSince(repoRate: readonly RepoChange[], day: string): number {
  const then = repoRate.filter(({ from }) => from <= day).at(-1);
  const now = repoRate.at(-1);
  return then && now ? Math.round((now.percent - then.percent) * 100) / 100 : 0;
}

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

/** Why a rate that was read on a day outside of the window is not ranked with the others. */
export function whyApart(list: HomeLoanList, day: string, window: { readonly last: string } | undefined): string {
  const change = lastRepoChange(list.repoRate);
  if (change && window && day >= change.from && window.last < change.from) {
    const word = change.points > 0 ? 'rose' : 'fell';
    return `Read on ${formatDay(day)}, after the repo rate ${word} on ${formatDay(change.from)}, so not ranked with the others.`;
  }
  return `Read on ${formatDay(day)}, more than a month from the others, so not ranked with them.`;
}
