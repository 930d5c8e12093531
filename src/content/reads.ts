import { formatDay } from '../lib/format/dates';
import type { RepoChange, SourceDocument } from './offerTypes';

/** The date on which a document's values were read: by its author for a third-party record, otherwise by us. */
export function dayOf({ kind, published, read }: SourceDocument): string {
  return kind === 'record' ? (published ?? read) : read;
}

/** The known dates of a document: "published 1 July 2026, read 10 September 2026". */
export function datesOf({ published, effective, read }: SourceDocument): string {
  return [
    ...(published ? [`published ${formatDay(published)}`] : []),
    ...(effective ? [`in force from ${formatDay(effective)}`] : []),
    `read ${formatDay(read)}`,
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
