import { siteFolder } from '../../lib/siteLocale';
import { SEARCH_INDEX_PATH } from '../../content/searchIndex';

/** A part of a page, in Pagefind's format. */
export interface FoundPart {
  readonly title: string;
  readonly url: string;
  /** Positions of the matching words, each with its score */
  readonly weighted_locations: readonly { readonly balanced_score: number; readonly location: number }[];
}

export interface FoundPage {
  readonly url: string;
  /** HTML in which matches are marked */
  readonly excerpt: string;
  /** The whole text of the page */
  readonly content: string;
  /** The matching words, by their position in the text */
  readonly weighted_locations: readonly { readonly location: number }[];
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly FoundPart[];
}

/** A found page. Its text is fetched on demand. */
export interface Reference {
  readonly data: () => Promise<FoundPage>;
}

interface PagefindOptions {
  readonly baseUrl: string;
  /** In words */
  readonly excerptLength: number;
}

export interface Pagefind {
  readonly options: (options: PagefindOptions) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (text: string) => Promise<{ readonly results: readonly Reference[] }>;
  readonly destroy: () => Promise<void>;
}

/**
 * Imports the script that reads the index.
 * @param attempt 0 at first. A browser remembers a failed import, so each retry uses another name.
 */
export async function importPagefind(attempt: number): Promise<Pagefind> {
  const path = siteFolder + SEARCH_INDEX_PATH;
  const address = attempt === 0 ? path : `${path}?attempt=${attempt}`;
  return (await import(/* webpackIgnore: true */ address)) as Pagefind;
}
