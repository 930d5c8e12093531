import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressed, type Page, type Site } from '../../../checks/model';
import { siteMap } from '../../../content/navigation';
import { ARTICLES_PATH } from '../../../articles/filterAddress';
import { readContent } from '../../content/loadDataFile';
import { openPlaces } from '../openData/openLists';
import { markdownPath } from './addresses';
import { llmsText, type CopiedPage, type PageGroup } from './llmsText';
import { pageMarkdown } from './pageMarkdown';
import * as words from './messages.en';

const HOME: CopiedPage = {
  path: '/',
  title: words.home,
  description: words.homeDescription,
};
const ARTICLES: CopiedPage = {
  path: ARTICLES_PATH,
  title: words.allArticles,
  description: words.allArticlesDescription,
};

/** A page with its meta description. */
function copied({ url, title, fields }: Page): CopiedPage {
  const sentence = fields.description ?? fields.excerpt;
  return { path: url, title, description: typeof sentence === 'string' ? sentence : '' };
}

/** Every page with a copy, in menu order. Without the search page, which is empty without its script. */
function copiedSections(site: Site): readonly PageGroup[] {
  const known = new Map(
    [
      HOME,
      // Only in English.
      ...(site.articles.length > 0 ? [ARTICLES] : []),
      ...addressed(site)
        .filter(({ isDraft }) => !isDraft)
        .map(copied),
    ].map((page) => [page.path, page]),
  );
  const take = (paths: readonly string[]): readonly CopiedPage[] =>
    paths.flatMap((one) => {
      const page = known.get(one);
      known.delete(one);
      return page ?? [];
    });
  const below = (folder: string): readonly string[] => [...known.keys()].filter((one) => one.startsWith(folder));
  const areas = siteMap(readContent('navigation').data).map(({ name, links }) => ({
    title: name,
    pages: take(links.map(({ path: one }) => one)),
  }));
  const sections = [
    ...areas,
    { title: words.calculators, pages: take(below('/calculators/')) },
    { title: words.questions, pages: take(below('/questions/')) },
    { title: words.articles, pages: take(below(`${ARTICLES_PATH}/`)) },
    { title: words.otherPages, pages: take([...known.keys()]) },
  ];
  return sections.filter(({ pages }) => pages.length > 0);
}

/**
 * Writes a Markdown copy next to every page, and `llms.txt`, which lists the copies.
 * @param folder of the language in addresses: "", or "/hi"
 */
export async function writeMarkdown(outDir: string, site: Site, siteUrl: string, folder: string): Promise<void> {
  const sections = copiedSections(site);
  for (const { path: page } of sections.flatMap(({ pages }) => pages)) {
    const html = await readFile(path.join(outDir, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    const address = folder !== '' && page === '/' ? folder : folder + page;
    await writeFile(path.join(outDir, markdownPath(page)), pageMarkdown(html, siteUrl + address));
  }
  await writeFile(path.join(outDir, 'llms.txt'), llmsText(sections, openPlaces(site), siteUrl, folder));
}
