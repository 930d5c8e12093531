import { SEARCH_INDEX_PATH } from '../../content/searchIndex';

/** A part of a page, as Pagefind gives it. */
export interface FoundPart {
  readonly title: string;
  readonly url: string;
  /** Where the words stand in it, with how much each says there */
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

interface FoundPage {
  readonly url: string;
  /** HTML in which matches are marked */
  readonly excerpt: string;
  /** The whole text of the page */
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly FoundPart[];
}

/** A page that was found, whose text is fetched when it is wanted. */
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
 * Fetches the script that reads the index.
 * @param attempt 0 the first time. A browser remembers that a script did not come, so it is then asked for by another name.
 */
export async function importPagefind(attempt: number): Promise<Pagefind> {
  const address = attempt === 0 ? SEARCH_INDEX_PATH : `${SEARCH_INDEX_PATH}?attempt=${attempt}`;
  return (await import(/* webpackIgnore: true */ address)) as Pagefind;
}
