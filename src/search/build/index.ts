import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagefindIndex } from 'pagefind';
import { addressed, type Site } from '../../checks/model';
import { SEARCH_ADDRESSES_PATH, SEARCH_INDEX_FOLDER, SEARCH_SUBJECTS_PATH } from '../../content/searchIndex';
import { lookMisspelt } from '../spelling';
import { addressesOf } from './addressesOf';
import { indexedPages } from './indexedPages';
import { loadPagefind } from './loadPagefind.cjs';
import { menuNames, subjectsOf } from './subjectsOf';
import { withEnglish } from './withEnglish';

/** Parts that repeat other pages, are not text, or are for screen readers only. */
const LEFT_OUT = [
  ...['nav', '[aria-labelledby="related-articles"]', '.reviewed', '.visuallyHidden'],
  // Keeps the rows of lists, which visitors look for; other islands show only examples.
  '[data-island]:not([data-island="OfferList"]):not([data-island="TickedRows"])',
  ...['[data-needs-script]', 'form', 'button', 'a[href*="/issues/new"]'],
  // An article's header except the title: the back link, category, author and date.
  ...['header > a', 'header > [data-hue]', 'header > p > *'],
];
/** The files that the island fetches; the rest is Pagefind's own user interface. */
const FETCHED =
  /^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|^wasm\.(?!unknown)|\.pf_(?:meta|index|fragment|filter)$/;

/** Closing tags that Pagefind does not treat as word boundaries, which would join the last word of one element and the first of the next. */
const END_OF_PART = /<\/(?:t[dh]|d[td]|caption|summary|a)>(?=<)/g;

const urlsOf = (site: Site): readonly string[] =>
  addressed(site)
    .filter(({ isDraft }) => !isDraft)
    .map(({ url }) => url);

/** What is no text in a page: scripts, styles, tags and entities. */
const NO_TEXT = /<(script|style)\b.*?<\/\1>|<[^>]*>|&[#\w]+;/gsu;

/**
 * @returns the text of the page
 * @throws when Pagefind cannot read a page, or finds no word in it
 */
async function addPage(index: PagefindIndex, outDir: string, page: string): Promise<string> {
  const html = await readFile(path.join(outDir, `${page}.html`), 'utf8');
  const content = html.replace(END_OF_PART, '$& ');
  const { errors, file } = await index.addHTMLFile({ url: page, content });
  if (errors.length > 0) throw new Error(`The search could not read ${page}: ${errors.join('; ')}`);
  if (file.uniqueWords === 0) throw new Error(`The search found no word in the main part of ${page}.`);
  return html.replace(NO_TEXT, ' ');
}

/**
 * Writes the search index; see README.md in this folder.
 * @param routes of the site
 * @param english the site in English, where the index is of another language: its readers type English names, too, and find the pages that it lacks
 * @throws when a page cannot be indexed, or names in search-words.yml belong to nothing
 */
export async function writeSearchIndex(
  outDir: string,
  routes: readonly string[],
  site: Site,
  english: Site,
): Promise<void> {
  const pages = indexedPages(routes);
  const own = subjectsOf(site, pages);
  const subjects =
    english === site ? own : withEnglish(own, subjectsOf(english, indexedPages(urlsOf(english))), menuNames(site));
  const pagefind = await loadPagefind();
  const { index, errors } = await pagefind.createIndex({ rootSelector: 'main', excludeSelectors: LEFT_OUT });
  if (!index) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
  try {
    const texts: string[] = [];
    for (const page of pages) texts.push(await addPage(index, outDir, page));
    const { files, errors: unwritten } = await index.getFiles();
    if (unwritten.length > 0) throw new Error(`The search index could not be made: ${unwritten.join('; ')}`);
    for (const file of files.filter(({ path: name }) => FETCHED.test(path.basename(name)))) {
      const target = path.join(outDir, SEARCH_INDEX_FOLDER, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.content);
    }
    await writeFile(
      path.join(outDir, SEARCH_SUBJECTS_PATH),
      JSON.stringify({ ...subjects, written: lookMisspelt(texts, subjects) }),
    );
    await writeFile(path.join(outDir, SEARCH_ADDRESSES_PATH), JSON.stringify(addressesOf(site)));
  } finally {
    await pagefind.close();
  }
}
