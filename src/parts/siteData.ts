import type { ArticleSummary } from '../articles/summary';
import type { ChangeLog } from '../changes/changeLog';
import type { OpenPlace } from '../content/openDataPaths';
import type { PageLink } from '../content/pageLink';

export const SITE_DATA_PLUGIN = 'paisa-disha-site-data';

/** Data about the whole site. Only the build reads it: no page ships it. */
export interface SiteData {
  /** Newest first; without the fallback article */
  readonly articles: readonly ArticleSummary[];
  /** Pages and articles that quote each figure, by its id; unquoted figures have no entry */
  readonly figureReferences: Readonly<Record<string, readonly PageLink[]>>;
  readonly changeLog: ChangeLog;
  /** The lists that are published as files, home loans and credit cards first. */
  readonly openLists: readonly OpenPlace[];
  /** English paths of the pages in this language whose English text has said something else for a month; in English none */
  readonly behindEnglish: readonly string[];
  /** Digits with country code; undefined if there is no chat */
  readonly chatPhone?: string;
  /** The day of the build in India, year-month-day */
  readonly today: string;
}
