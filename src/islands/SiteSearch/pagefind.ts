/** What the build writes beside the pages (src/plugins/search), and what it answers. */
import { SEARCH_INDEX_PATH } from '@site/src/lib/search/searchIndex';
import { readMarks, type MarkedText } from './markedText';

/** A part of a page, as Pagefind gives it. Its excerpt is HTML in which matches are marked. */
interface FoundPart {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

interface FoundPage {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly FoundPart[];
}

/** A page that was found, whose text is fetched when it is wanted. */
export interface Reference {
  readonly data: () => Promise<FoundPage>;
}

interface Pagefind {
  readonly options: (options: { readonly baseUrl: string; readonly excerptLength: number }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (text: string) => Promise<{ readonly results: readonly Reference[] }>;
}

/** A place in a page, below a heading of its own. */
export interface Place {
  readonly title: string;
  readonly address: string;
}

/** A page as the list of results shows it. */
export interface Hit {
  readonly title: string;
  readonly address: string;
  readonly excerpt: MarkedText;
  readonly places: readonly Place[];
}

/** How many words of a page are shown around what was found. */
const EXCERPT_WORDS = 28;
/** How many places of one page are named. */
const PLACES = 3;

let loading: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  const pagefind = (await import(/* webpackIgnore: true */ SEARCH_INDEX_PATH)) as Pagefind;
  await pagefind.options({ baseUrl: '/', excerptLength: EXCERPT_WORDS });
  await pagefind.init();
  return pagefind;
}

/** Fetches what searching needs, once; a later call tries again if that failed. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Searches all pages.
 * @param text what for; a word counts as found in whatever case and ending
 * @returns the pages that hold all of it, best first
 * @throws when the index cannot be fetched
 */
export async function findPages(text: string): Promise<readonly Reference[]> {
  const pagefind = await loadPagefind();
  return (await pagefind.search(text)).results;
}

/** Fetches the text of pages that were found. */
export async function readHits(references: readonly Reference[]): Promise<readonly Hit[]> {
  const pages = await Promise.all(references.map((reference) => reference.data()));
  return pages.map(({ url, excerpt, meta, sub_results: parts }) => ({
    title: meta.title ?? url,
    address: url,
    excerpt: readMarks(excerpt),
    // The part above the first heading is the page itself.
    places: parts
      .filter((part) => part.url.includes('#'))
      .slice(0, PLACES)
      .map((part) => ({ title: part.title, address: part.url })),
  }));
}
