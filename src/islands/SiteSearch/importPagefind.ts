import { SEARCH_INDEX_PATH } from '@site/src/lib/search/searchIndex';
import type { Pagefind } from './pagefind';

/**
 * Fetches the script that reads the index.
 * @param attempt 0 the first time. A browser remembers that a script did not come, so it is then asked for by another name.
 */
export async function importPagefind(attempt: number): Promise<Pagefind> {
  const address = attempt === 0 ? SEARCH_INDEX_PATH : `${SEARCH_INDEX_PATH}?attempt=${attempt}`;
  return (await import(/* webpackIgnore: true */ address)) as Pagefind;
}
