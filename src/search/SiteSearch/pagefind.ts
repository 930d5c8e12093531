/** Full-text search in the Pagefind index that the build writes. */
import { siteFolder } from '../../lib/siteLocale';
import { addressOfWords } from '../../lib/textFragment';
import { fetchWithin, within } from '../../machines/fields/fetching/within';
import { SEARCH_ENTRY_PATH } from '../../content/searchIndex';
import { tokensOf, wordsOf } from '../words';
import { readExcerpt, type MarkedText } from './excerpt';
import { importPagefind, type FoundPage, type FoundPart, type Pagefind, type Reference } from './importPagefind';

interface Index {
  readonly pagefind: Pagefind;
  /** Identifies the build of the index */
  readonly entry: string;
}

/** A section of a page, below its own heading. */
interface Place {
  readonly title: string;
  readonly address: string;
}

/** A page with the words, as shown in the results. */
export interface TextHit {
  readonly title: string;
  readonly address: string;
  readonly excerpt: MarkedText;
  readonly places: readonly Place[];
}

/** Length of an excerpt, in words. */
const EXCERPT_WORDS = 28;
/** Maximum number of places per page, best scores first. */
const PLACES = 3;
/** Two words are inflections of one, such as loan and loaned, if they share all but ENDING letters, and at least STEM. */
const [STEM, ENDING] = [4, 3];

let loading: Promise<Index> | undefined;
let attempts = 0;

function readEntry(): Promise<string> {
  return fetchWithin(siteFolder + SEARCH_ENTRY_PATH, (response) => response.text(), { cache: 'no-store' });
}

async function load(): Promise<Index> {
  const [pagefind, entry] = await Promise.all([importPagefind(attempts), readEntry()]);
  await pagefind.options({ baseUrl: '/', excerptLength: EXCERPT_WORDS });
  await pagefind.init();
  return { pagefind, entry };
}

/** Makes the next search load a new index, unless one is loading already. */
function forget(index: Promise<Index>): void {
  if (loading !== index) return;
  loading = undefined;
  attempts += 1;
  index.then(({ pagefind }) => pagefind.destroy()).catch(() => undefined);
}

/** Loads the index once. A failed load is retried at the next call. */
export function loadIndex(): Promise<Index> {
  if (!loading) {
    const index = within(load());
    loading = index;
    index.catch(() => forget(index));
  }
  return loading;
}

/** Whether a text has all words. If no page has them, Pagefind answers with similar words or a subset. */
function hasAllWords(text: string, query: string): boolean {
  const held = wordsOf(text);
  return wordsOf(query).every((word) => {
    const stem = word.slice(0, Math.max(STEM, word.length - ENDING));
    return held.some((other) => other.startsWith(stem));
  });
}

/** Pages in which a word of a missing part is looked for. The first ones of an answer are shown and so fetched anyway. */
const FIRSTS = 5;

/**
 * Whether a part of the index failed to load. Pagefind keeps quiet about it and finds pages by the remaining words. If the page contains a word of
 * the query that it was not matched by, the part that lists this word is missing.
 */
function lacksPart({ content, weighted_locations: locations }: FoundPage, query: string): boolean {
  const words = content.split(/\s+/u);
  const matched = tokensOf(locations.map(({ location }) => words[location] ?? '').join(' '));
  const held = tokensOf(content);
  return tokensOf(query).some((word) => held.includes(word) && !matched.includes(word));
}

/** Runs a function with the index; an error makes the next search load a new one. */
async function withIndex<Result>(read: (index: Index) => Promise<Result>): Promise<Result> {
  const index = loadIndex();
  try {
    return await read(await index);
  } catch (error) {
    forget(index);
    throw error;
  }
}

/**
 * Finds the pages whose texts have all words of a query, in any case and inflection, best first.
 * @throws when the index or the part of it with a word cannot be fetched, or it belongs to an earlier build; the next call retries
 */
export function findPages(query: string): Promise<readonly Reference[]> {
  return withIndex(async ({ pagefind, entry }) => {
    const { results } = await within(pagefind.search(query));
    const firsts = await within(Promise.all(results.slice(0, FIRSTS).map((reference) => reference.data())));
    if (firsts.some((page) => lacksPart(page, query))) throw new Error('A part of the index is missing.');
    const [best] = firsts;
    if (best && hasAllWords(best.content, query)) return results;
    // Missing parts of an index must not look like pages without the words.
    if ((await readEntry()) !== entry) throw new Error('The site was built anew.');
    return [];
  });
}

function scoreOf({ weighted_locations: locations }: FoundPart): number {
  return locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
}

/** How many words lead to a place within its part. Fewer may be elsewhere on the page, too. */
const [LEAST_WORDS, MOST_WORDS] = [3, 5];

/**
 * The address of the words within a part: its anchor, and a text fragment, for which a browser opens the fold that holds them. A browser without text
 * fragments goes to the anchor, as one does that does not find these words in a row.
 */
function addressOf({ url, title, weighted_locations: locations }: FoundPart, content: string): string {
  const [best] = [...locations].sort((one, other) => other.balanced_score - one.balanced_score);
  if (!best) return url;
  const phrase: string[] = [];
  for (const word of content.split(/\s+/u).slice(best.location, best.location + MOST_WORDS)) {
    phrase.push(word.replace(/[.?!:;,]+$/u, ''));
    // The next word may be in another paragraph.
    if (/[.?!:;,]$/u.test(word)) break;
  }
  const words = phrase.join(' ');
  // The list of contents further up repeats the heading, and a browser would stop there.
  if (phrase.length < LEAST_WORDS || title.includes(words)) return url;
  return addressOfWords(url, words);
}

/**
 * Fetches the texts of found pages.
 * @throws when one cannot be fetched; the next search loads a new index, since this one's files may be gone for good
 */
export function readHits(references: readonly Reference[]): Promise<readonly TextHit[]> {
  return withIndex(async () => {
    const pages = await within(Promise.all(references.map((reference) => reference.data())));
    return pages.map(({ url, excerpt, content, meta, sub_results: parts }) => ({
      title: meta.title ?? url,
      address: url,
      excerpt: readExcerpt(excerpt, { title: meta.title ?? '', content }),
      // The part above the first heading is the page itself.
      places: parts
        .filter((part) => part.url.includes('#'))
        .sort((one, other) => scoreOf(other) - scoreOf(one))
        .slice(0, PLACES)
        .map((part) => ({ title: part.title, address: addressOf(part, content) })),
    }));
  });
}
