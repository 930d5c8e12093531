import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { addressed, readSite, type Site } from '../../checks/model';
import { isRecord } from '../../content/schemas/meta';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/** The day that a field holds, year-month-day, in a list with at most one. */
function dayIn(data: unknown, field: string): readonly string[] {
  const value = isRecord(data) ? data[field] : undefined;
  return typeof value === 'string' ? [value] : [];
}

function latest(days: readonly string[]): string | undefined {
  return [...days].sort().at(-1);
}

/**
 * When each page was last gone through: the latest of the days on which its text was reviewed or its article published, and its
 * lists were compared with their sources. Git would name the day of every correction of a comma, and a clone without history,
 * as hosts make them, the day of the build.
 * @returns year-month-day by address; the list of articles has the day of the newest one, pages that only lead to others have none
 */
export function lastGoneThrough(site: Site): ReadonlyMap<string, string> {
  const checked = new Map(site.data.map(({ path, data }) => [path, dayIn(data, 'checked')]));
  const days = new Map<string, string>();
  for (const { url, isDraft, frontMatter, dataFiles } of addressed(site)) {
    const lists = [...dataFiles].flatMap((file) => checked.get(file) ?? []);
    const day = latest([...dayIn(frontMatter?.data, 'reviewed'), ...dayIn(frontMatter?.data, 'date'), ...lists]);
    if (!isDraft && day) days.set(url, day);
  }
  const newest = latest(
    site.articles.flatMap(({ isDraft, frontMatter }) => (isDraft ? [] : dayIn(frontMatter?.data, 'date'))),
  );
  return newest ? days.set('/blog', newest) : days;
}

/** The sitemap plugin's items with the days of the content. */
export const sitemap: SitemapOptions = {
  lastmod: null,
  changefreq: null,
  priority: null,
  async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
    const days = lastGoneThrough(readSite(process.cwd()));
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({ ...item, lastmod: days.get(new URL(item.url).pathname) }));
  },
};
