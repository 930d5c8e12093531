import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagefindIndex } from 'pagefind';
import type { Site } from '../../checks/model';
import {
  SEARCH_ABSENCE_PATH,
  SEARCH_INDEX_FOLDER,
  SEARCH_SUBJECTS_PATH,
  SEARCH_WORDS_PATH,
} from '../searchIndex';
import { absenceOf } from './absence';
import { commonWords, readFragment } from './commonWords';
import { indexedPages } from './indexedPages';
import { loadPagefind } from './loadPagefind.cjs';
import { searchTermsByAddress, withSearchTerms } from './searchTerms';
import { subjectsOf } from './subjectsOf';

/** Parts that repeat other pages, are not text, or are for screen readers only. */
const LEFT_OUT = [
  ...['nav', '[aria-labelledby="related-articles"]', '.reviewed', '.visuallyHidden'],
  // Rows of lists are what visitors look for; what other islands show is an example.
  '[data-island]:not([data-island="HomeLoans"]):not([data-island="OfferList"]):not([data-island="TickedRows"])',
  ...['[data-needs-script]', 'form', 'button', 'a[href*="/issues/new"]'],
  // The head of an article around its title: the way back, the category, author and date.
  ...['header > a', 'header > [data-hue]', 'header > p > *'],
];
/** The files that the island fetches; the others are Pagefind's own user interface. */
const FETCHED =
  /^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|^wasm\.(?!unknown)|\.pf_(?:meta|index|fragment|filter)$/;

/** Extension of the files with the texts of pages; the rest of the name is the id of the page in the index. */
const FRAGMENT = '.pf_fragment';

/** Ends of elements that Pagefind does not treat as ends of words, so that the last word of one and the first of the next would be joined. */
const END_OF_PART = /<\/(?:t[dh]|d[td]|caption|summary|a)>(?=<)/g;

/** @throws when Pagefind cannot read a page, or finds no word in it */
async function addPage(
  index: PagefindIndex,
  outDir: string,
  page: string,
  terms: readonly string[] = [],
): Promise<void> {
  const html = await readFile(path.join(outDir, `${page}.html`), 'utf8');
  const content = withSearchTerms(html.replace(END_OF_PART, '$& '), terms);
  const { errors, file } = await index.addHTMLFile({ url: page, content });
  if (errors.length > 0) throw new Error(`The search could not read ${page}: ${errors.join('; ')}`);
  if (file.uniqueWords === 0) throw new Error(`The search found no word in the main part of ${page}.`);
}

/**
 * Writes the search index; see README.md in this folder.
 * @param routes of the site
 * @throws when a page cannot be indexed, or search terms belong to no page that is
 */
export async function writeSearchIndex(outDir: string, routes: readonly string[], site: Site): Promise<void> {
  const pages = indexedPages(routes);
  const termsOf = searchTermsByAddress(site);
  const idle = [...termsOf.keys()].filter((page) => !pages.includes(page));
  if (idle.length > 0) throw new Error(`Remove searchTerms from ${idle.join(', ')}: the search has no such page.`);

  const pagefind = await loadPagefind();
  const { index, errors } = await pagefind.createIndex({ rootSelector: 'main', excludeSelectors: LEFT_OUT });
  if (!index) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
  try {
    for (const page of pages) await addPage(index, outDir, page, termsOf.get(page));
    const { files, errors: unwritten } = await index.getFiles();
    if (unwritten.length > 0) throw new Error(`The search index could not be made: ${unwritten.join('; ')}`);
    for (const file of files.filter(({ path: name }) => FETCHED.test(path.basename(name)))) {
      const target = path.join(outDir, SEARCH_INDEX_FOLDER, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.content);
    }
    const texts = files
      .filter(({ path: name }) => name.endsWith(FRAGMENT))
      .map(({ path: name, content }) => ({ id: path.basename(name, FRAGMENT), ...readFragment(content) }));
    await writeFile(path.join(outDir, SEARCH_WORDS_PATH), JSON.stringify(commonWords(texts)));
    const ids = new Map(texts.map(({ id, url }) => [url, id]));
    const subjects = subjectsOf(site, pages, ids);
    await writeFile(path.join(outDir, SEARCH_SUBJECTS_PATH), JSON.stringify(subjects));
    await writeFile(path.join(outDir, SEARCH_ABSENCE_PATH), JSON.stringify(absenceOf(site, subjects)));
  } finally {
    await pagefind.close();
  }
}
