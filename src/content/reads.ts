import { formatDay } from '../lib/format/dates';
import type { RepoChange, SourceDocument } from './offerTypes';

/** The day on which the values of a document were read: by its author for somebody's record, by us otherwise. */
export function dayOf({ kind, published, read }: SourceDocument): string {
  return kind === 'record' ? (published ?? read) : read;
}

/** The dates of a document that are known: "published 1 July 2026, read 10 September 2026". */
export function datesOf({ published, effective, read }: SourceDocument): string {
  return [
    ...(published ? [`published ${formatDay(published)}`] : []),
    ...(effective ? [`in force from ${formatDay(effective)}`] : []),
    `read ${formatDay(read)}`,
  ].join(', ');
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
