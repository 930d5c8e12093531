import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchWordsFile } from '../../content/schemas';
import { siteOf, type DataFile, type Site } from '../../checks/model';
import { translatedDocs, translatedPages } from '../../checks/translatedPages';
import { readContent } from '../content/loadDataFile';

/** The data files whose texts the steps after a build read. */
const READ = ['figures', 'glossary', 'navigation', 'not-covered'] as const;

/**
 * The site as a language has it: its pages at their English paths, with their titles and descriptions in the language, and the texts of data.
 * @param site as `readSite` reads it
 */
export function siteIn(language: string, site: Site, siteDir: string): Site {
  const docs = translatedPages(siteDir)[language]?.docs ?? [];
  const mdx = docs.map((name) => ({
    path: `docs/${name}`,
    text: readFileSync(path.join(siteDir, translatedDocs(language), name), 'utf8'),
  }));
  const { pages } = siteOf({ mdx, yaml: [] }, site.today);
  const urls = new Set(pages.map(({ url }) => url));
  const inLanguage = (file: DataFile): DataFile => {
    if (file.kind === 'search-words') return { ...file, data: wordsOfPages(file.data as SearchWordsFile, urls) };
    const kind = READ.find((one) => one === file.kind);
    return kind === undefined ? file : { ...file, data: readContent(kind, undefined, language).data };
  };
  return {
    ...site,
    articles: [],
    pages: pages.map((page) => ({ ...page, dataFiles: dataFilesOf(site, page.url) })),
    data: site.data.map(inLanguage),
  };
}

/** What visitors call the pages that there are, and the figures and terms. */
function wordsOfPages(words: SearchWordsFile, urls: ReadonlySet<string>): SearchWordsFile {
  return { ...words, names: words.names.filter(({ page }) => page.includes('#') || urls.has(page)) };
}

/** The data files of the English page, which its translation imports too. */
function dataFilesOf({ pages }: Site, url: string): ReadonlySet<string> {
  return pages.find((page) => page.url === url)?.dataFiles ?? new Set();
}
