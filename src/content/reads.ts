import { formatDay } from '../lib/format/dates';
import type { HomeLoanList, LoanAnswer, RepoChange, SourceDocument } from './offerTypes';

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

/** The day on which the rate of an answer was read. */
export function rateDay(
  list: Pick<HomeLoanList, 'documents' | 'checked'>,
  { tier, row }: Pick<LoanAnswer, 'row' | 'tier'>,
): string {
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
