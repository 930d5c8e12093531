import { lastDayOfMonth } from '../../lib/days';
import { formatDay, formatMonth } from '../../lib/format/dates';
import type { DocumentKind, RepoChange, SourceDocument } from '../offerTypes';
import * as words from './messages.en';

/** Whoever sets a value vouches for it as long as their page shows it, however old the page is. */
const firstHand: readonly DocumentKind[] = ['issuer', 'regulator'];

/**
 * The day on which a document's values are known to hold: of anybody else's record, the day of publication, however late it was read; of one that
 * gives its values a month, the end of that.
 */
export function dayOf({
  kind,
  published,
  month,
  read,
}: Pick<SourceDocument, 'kind' | 'published' | 'month' | 'read'>): string {
  const end = month && lastDayOfMonth(month);
  if (end && end < read) return end;
  return firstHand.includes(kind) ? read : (published ?? read);
}

/** The known dates of a document: "published 1 July 2026, read 10 September 2026". */
export function datesOf({ published, month, effective, read }: SourceDocument): string {
  return [
    ...(published ? [words.published({ day: formatDay(published) })] : []),
    ...(month ? [words.ofMonth({ month: formatMonth(month) })] : []),
    ...(effective ? [words.inForceFrom({ day: formatDay(effective) })] : []),
    words.read({ day: formatDay(read) }),
  ].join(', ');
}

/** The last change of the repo rate, with the previous rate; undefined if none is known. */
export function lastRepoChange(
  repoRate: readonly RepoChange[],
): (RepoChange & { readonly points: number }) | undefined {
  const [before, last] = repoRate.slice(-2);
  return before && last ? { ...last, points: Math.round((last.percent - before.percent) * 100) / 100 } : undefined;
}

/** Percentage points by which the repo rate has moved since a day. */
export function pointsSince(repoRate: readonly RepoChange[], day: string): number {
  const then = repoRate.filter(({ from }) => from <= day).at(-1);
  const now = repoRate.at(-1);
  return then && now ? Math.round((now.percent - then.percent) * 100) / 100 : 0;
}
