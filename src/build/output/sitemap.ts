import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { addressed, readSite, type Site } from '../../checks/model';
import { translatedPaths } from '../../checks/translatedPages';
import { editionsOf } from '../../content/locale';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/** @param days year-month-day, where a field holds one */
function latest(days: readonly unknown[]): string | undefined {
  return days
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1);
}

/**
 * The last review of each page: the latest of its text's review or publication and its lists' checks. The date from Git would change with every
 * corrected comma, and in a host's shallow clone be the day of the build.
 * @returns year-month-day by address; the list of articles has the newest article's date, pages that only link to others have none
 */
export function lastReviewed(site: Site): ReadonlyMap<string, string> {
  const checked = new Map(site.data.map(({ path, fields }) => [path, fields.checked]));
  const days = new Map<string, string>();
  for (const { url, isDraft, fields, dataFiles } of addressed(site)) {
    const day = latest([fields.reviewed, fields.date, ...[...dataFiles].map((file) => checked.get(file))]);
    if (!isDraft && day) days.set(url, day);
  }
  const newest = latest(site.articles.filter(({ isDraft }) => !isDraft).map(({ fields }) => fields.date));
  return newest ? days.set('/blog', newest) : days;
}

/** Options of the sitemap plugin, with dates from the content, and each page in all languages that have it. */
export const sitemap: SitemapOptions = {
  lastmod: null,
  changefreq: null,
  priority: null,
  async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
    const days = lastReviewed(readSite(process.cwd()));
    const origin = params.siteConfig.url;
    const languages = translatedPaths(process.cwd());
    const items = await defaultCreateSitemapItems(params);
    return items.flatMap((item) => {
      const path = new URL(item.url).pathname;
      const lastmod = days.get(path);
      const editions = editionsOf(path, languages);
      if (editions.length === 1) return [{ ...item, lastmod }];
      const links = editions.map(({ language, address }) => ({
        lang: language,
        url: origin + address,
      }));
      return editions.map(({ address }) => ({ ...item, url: origin + address, lastmod, links }));
    });
  },
};
