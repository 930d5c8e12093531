import type { PageLink } from '../../../content/pageLink';
import { diffVersions } from './diffVersions';
import type { Change } from './diffVersions';
import type { History, Version } from './readHistory';

/** What changed in one data file on one day. */
export interface FileChanges {
  /** Path of the data file. */
  readonly file: string;
  /** The page that shows it; none where the page is gone. */
  readonly page?: PageLink;
  readonly changes: readonly Change[];
}

export interface DayOfChanges {
  /** Year-month-day, in India. */
  readonly date: string;
  readonly files: readonly FileChanges[];
}

export interface ChangeLog {
  /** How much of the history the build could read: all, the part since `since`, or nothing. */
  readonly history: History['state'];
  /** Where the history is cut: the day of its oldest commit. */
  readonly since?: string;
  /** Newest first. */
  readonly days: readonly DayOfChanges[];
  /** Whether older changes are left out, because there are more than a page holds. */
  readonly shortened?: boolean;
}

/** So many changes are listed; the page stays readable and the build quick, however long the history grows. */
export const MOST_CHANGES = 200;

/**
 * Puts the history of the data files into words, newest first.
 * @param pageOf the page that shows a data file
 * @param most after so many changes the log ends, though never within a file
 */
export function changeLog(
  { state, since, versions, more }: History,
  pageOf: (file: string) => PageLink | undefined,
  most = MOST_CHANGES,
): ChangeLog {
  const days = new Map<string, FileChanges[]>();
  let count = 0;
  let shortened = more;
  for (const version of byDay(versions)) {
    if (count >= most) {
      shortened = true;
      break;
    }
    const changes = diffVersions(version);
    if (changes.length === 0) continue;
    count += changes.length;
    const page = pageOf(version.path);
    const entry = { file: version.path, ...(page && { page }), changes };
    days.set(version.date, [...(days.get(version.date) ?? []), entry]);
  }
  return {
    history: state,
    ...(since !== undefined && { since }),
    days: [...days].map(([date, files]) => ({ date, files })),
    ...(shortened && { shortened }),
  };
}

/** One pair of texts a day and file: what stood before the first change of the day, and what stands after the last. */
function byDay(newestFirst: readonly Version[]): Version[] {
  const pairs = new Map<string, Version>();
  for (const version of newestFirst) {
    const key = `${version.date} ${version.path}`;
    const { date, path, after } = pairs.get(key) ?? version;
    const { before } = version;
    pairs.set(key, { date, path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
  }
  return [...pairs.values()];
}
