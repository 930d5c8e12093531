/** The search index that the build writes (src/search/build), and its results. */
import { WORDS } from '@site/src/search/words';
import { SEARCH_ENTRY_PATH } from '@site/src/search/searchIndex';
import type { SubjectKind } from '@site/src/search/subjects';
import { fetchWithin, within } from '../../islands/fetching/within';
import { importPagefind, type FoundPart, type Pagefind, type Reference } from './importPagefind';
import { readExcerpt, type MarkedText } from './excerpt';

/** The index as it was when it was loaded. */
interface Index {
  readonly pagefind: Pagefind;
  /** Identifies the build of the index */
  readonly entry: string;
}

/** A place in a page, below a heading of its own. */
export interface Place {
  readonly title: string;
  readonly address: string;
}

/** A page or a figure as the list of results shows it. */
export interface Hit {
  readonly kind: SubjectKind;
  readonly title: string;
  readonly address: string;
  readonly excerpt: MarkedText;
  /** All words by which it can be found */
  readonly text: string;
  readonly places: readonly Place[];
  /** Of when the value of a figure is */
  readonly dated?: string;
}

/** How many words of a page are shown around what was found. */
const EXCERPT_WORDS = 28;
/**
 * How much a word in the ending in which it was typed counts above others (1 by default): “credit card” leads to the page of that
 * subject rather than to those that say “cards” more often.
 */
const TERM_SIMILARITY = 5;
/** How much a word in the search terms of a page counts: as much as one in its title does by default. */
const SEARCH_TERMS_WEIGHT = 5;
/** How many places of one page are named, those that say most. */
const PLACES = 3;

let loading: Promise<Index> | undefined;
let attempts = 0;

function readEntry(): Promise<string> {
  return fetchWithin(SEARCH_ENTRY_PATH, (response) => response.text(), { cache: 'no-store' });
}

async function load(): Promise<Index> {
  const [pagefind, entry] = await Promise.all([importPagefind(attempts), readEntry()]);
  await pagefind.options({
    baseUrl: '/',
    excerptLength: EXCERPT_WORDS,
    ranking: { termSimilarity: TERM_SIMILARITY, metaWeights: { terms: SEARCH_TERMS_WEIGHT } },
  });
  await pagefind.init();
  return { pagefind, entry };
}

/** Makes the next search load a new index, unless one is being loaded already. */
function forget(index: Promise<Index>): void {
  if (loading !== index) return;
  loading = undefined;
  attempts += 1;
  index.then(({ pagefind }) => pagefind.destroy()).catch(() => undefined);
}

/** Fetches what a search needs, once. What failed is fetched again at the next call. */
export function loadIndex(): Promise<Index> {
  if (!loading) {
    const index = within(load());
    loading = index;
    index.catch(() => forget(index));
  }
  return loading;
}

/** What a search found. */
export interface Found {
  /** Those that hold all words */
  readonly pages: readonly Reference[];
  /** Where there are none: those that hold at least half of the words, the most first */
  readonly most: readonly Reference[];
  /** Words that the index did not know when it was asked for each by itself */
  readonly unknown: readonly string[];
}

/** The pages that are found for at least half of the words. */
function mostFound(byWord: readonly (readonly Reference[])[]): readonly Reference[] {
  const found = new Map<string, { readonly reference: Reference; readonly words: number }>();
  for (const reference of byWord.flat()) {
    found.set(reference.id, { reference, words: (found.get(reference.id)?.words ?? 0) + 1 });
  }
  return [...found.values()]
    .filter(({ words }) => words * 2 >= byWord.length)
    .sort((one, other) => other.words - one.words)
    .map(({ reference }) => reference);
}

/** Searches all pages; undefined when the site was built anew since the index was loaded. */
async function ask(index: Promise<Index>, text: string): Promise<Found | undefined> {
  const { pagefind, entry } = await index;
  const words = text.match(WORDS) ?? [];
  const unknown: string[] = [];
  const byWord: (readonly Reference[])[] = [];
  // Each word first: when the part of the index with a word is missing or broken, Pagefind says nothing, and answers for the
  // other words as if the whole had been asked.
  for (const word of words.length > 1 ? words : []) {
    const { results } = await within(pagefind.search(word));
    if (results.length === 0) unknown.push(word);
    byWord.push(results);
  }
  const { results: pages } = await within(pagefind.search(text));
  if (pages.length > 0) return { pages, most: [], unknown };
  // Before "no page" is said, the index has to be there still, and to be the same.
  if ((await readEntry()) !== entry) return undefined;
  return { pages, most: mostFound(byWord), unknown: words.length > 1 ? unknown : words };
}

/**
 * Searches all pages.
 * @param text what for; a word counts as found in whatever case and ending
 * @returns pages that hold the words, best first. Where no page holds a word, Pagefind answers for what comes near to it, or
 *   leaves it out: see missingWords.ts
 * @throws when the index cannot be fetched; the next call tries again
 */
export async function findPages(text: string): Promise<Found> {
  const index = loadIndex();
  try {
    const found = await ask(index, text);
    if (found) return found;
  } catch (error) {
    forget(index);
    throw error;
  }
  forget(index);
  return (await ask(loadIndex(), text)) ?? { pages: [], most: [], unknown: [] };
}

/**
 * Gives up an index that does not know words of the site, since a part of it did not come.
 * @throws always; the next search asks a new one
 */
export function distrustIndex(words: readonly string[]): never {
  forget(loadIndex());
  throw new Error(`The index lacks "${words.join('", "')}", which pages hold.`);
}

/** How much a part of a page says of what was searched for. */
function scoreOf({ weighted_locations: locations }: FoundPart): number {
  return locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
}

/**
 * Fetches the text of pages that were found.
 * @throws when one of them cannot be fetched; the next search asks a new index, since the texts of this one may be gone for good
 */
export async function readHits(references: readonly Reference[]): Promise<readonly Hit[]> {
  const index = loadIndex();
  const pages = await within(Promise.all(references.map((reference) => reference.data()))).catch((error: unknown) => {
    forget(index);
    throw error;
  });
  return pages.map(({ url, excerpt, content, meta, sub_results: parts }) => ({
    kind: 'page',
    title: meta.title ?? url,
    address: url,
    excerpt: readExcerpt(excerpt, { title: meta.title ?? '', content }),
    text: `${content} ${meta.terms ?? ''}`,
    // The part above the first heading is the page itself.
    places: parts
      .filter((part) => part.url.includes('#'))
      .sort((one, other) => scoreOf(other) - scoreOf(one))
      .slice(0, PLACES)
      .map((part) => ({ title: part.title, address: part.url })),
  }));
}
