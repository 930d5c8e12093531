import { SEARCH_WORDS_PATH } from '@site/src/search/searchIndex';
import { fetchWithin } from '../../islands/fetching/within';

let words: readonly string[] | undefined;

/**
 * The words that pages hold, the more usual ones first; fetched once.
 * @throws when they cannot be fetched; the next call tries again
 */
export async function loadWords(): Promise<readonly string[]> {
  words ??= await fetchWithin(SEARCH_WORDS_PATH, async (response) => (await response.json()) as readonly string[]);
  return words;
}
