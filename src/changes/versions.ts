import { git } from '../checks/git';
import { siteOf } from '../checks/model';
import type { DataFile, Site } from '../checks/model';
import { todayInIndia } from '../content/today';
import { monthsLater } from '../lib/days';

/** The data files at the end of a month. */
export interface Version extends Pick<Site, 'data'> {
  /** Year-month, in India. */
  readonly month: string;
}

/**
 * The data files at the end of each month in which Git has a commit, newest first, and those with which the first of these months began. Follows first parents only: the date that counts is when a
 * change reached the published branch. Empty without Git or a history, short in a shallow clone.
 * @param site as it is now, in `month`
 * @param first the earliest month, year-month
 */
export function pastVersions(root: string, site: Pick<Site, 'data'>, month: string, first: string): Version[] {
  const dataAt = dataOfCommits(root, site);
  return lastCommits(root, month, first).map(([past, commit]) => ({ month: past, data: dataAt(commit) }));
}

/** The data files before and after a commit that put something right. */
export interface PutRight {
  /** Year-month, in India. */
  readonly month: string;
  readonly before: Pick<Site, 'data'>;
  readonly after: Pick<Site, 'data'>;
}

/**
 * The commits that removed a `hold:`, newest first. A mistake that lasted only some days is in none of the versions at a month's end.
 * @param first the earliest month, year-month
 */
export function timesPutRight(root: string, site: Pick<Site, 'data'>, first: string): PutRight[] {
  const dataAt = dataOfCommits(root, site);
  const since = `--since=${first}-01T00:00:00+05:30`;
  const log = ['log', '--first-parent', '--diff-merges=first-parent', '--min-parents=1', '--format=%ct %H', since];
  const list = git(root, ...log, '-G^ *(- )?hold:', '--', ...dataFiles) ?? '';
  return [...list.matchAll(/^(\d+) (\w+)$/gm)].map(([, seconds, commit = '']) => ({
    month: monthOf(seconds),
    before: { data: dataAt(`${commit}^`) },
    after: { data: dataAt(commit) },
  }));
}

/** Reads the data files of commits. Those that have not changed since are the same objects. */
function dataOfCommits(root: string, { data }: Pick<Site, 'data'>): (commit: string) => readonly DataFile[] {
  const parsed = new Map<string, DataFile | undefined>();
  const fileOf = (path: string, text: string): DataFile | undefined => {
    const key = `${path}\n${text}`;
    if (!parsed.has(key)) parsed.set(key, siteOf({ mdx: [], yaml: [{ path, text }] }).data[0]);
    return parsed.get(key);
  };
  return (commit) => {
    const files = new Map(data.map((file) => [file.path, file]));
    const changed = git(root, 'diff', '--name-only', '--no-renames', '--relative', commit, '--', ...dataFiles) ?? '';
    for (const path of changed.split('\n').filter(Boolean)) {
      const text = git(root, 'show', `${commit}:./${path}`);
      const file = text === undefined ? undefined : fileOf(path, text);
      if (file) files.set(path, file);
      else files.delete(path);
    }
    return [...files.values()];
  };
}

/** The month of a commit in India. @param seconds since 1970 */
const monthOf = (seconds: string | undefined): string => todayInIndia(new Date(Number(seconds) * 1000), {}).slice(0, 7);

const dataFiles = ['docs/*.yml', 'src/content/documents.yml', 'src/content/documents/*.yml'];

/** The last commit of each month from `first` to before `month`, newest first, and at the end the last one before, as of the month before. */
function lastCommits(root: string, month: string, first: string): [month: string, commit: string][] {
  const commits = new Map<string, string>();
  const monthBefore = monthsLater(`${first}-01`, -1).slice(0, 7);
  const list = git(root, 'rev-list', '--first-parent', '--timestamp', 'HEAD') ?? '';
  for (const [, seconds, commit = ''] of list.matchAll(/^(\d+) (\w+)$/gm)) {
    const committed = monthOf(seconds);
    const past = committed < first ? monthBefore : committed;
    if (past < month && !commits.has(past)) commits.set(past, commit);
  }
  return [...commits].sort(([a], [b]) => b.localeCompare(a));
}
