import { addressWithQuery } from '../lib/addressWithQuery';
import * as words from './messages.en';

export const SEARCH_PATH = '/search';

/** Id of its field. A link to it focuses the field. */
export const SEARCH_FIELD = 'search-field';

/** Name of the query parameter. */
export const SEARCH_QUERY = 'q';

/** Props of SearchField for the site search, wherever it is used. */
export const siteSearchField = {
  label: words.label,
  placeholder: words.placeholder,
  action: SEARCH_PATH,
  name: SEARCH_QUERY,
} as const;

/**
 * Reads the search text from an address.
 * @param query with or without its question mark
 * @returns the text as typed; empty if there is none
 */
export function readSearch(query: string): string {
  return new URLSearchParams(query).get(SEARCH_QUERY) ?? '';
}

/**
 * The address of a search.
 * @param text as typed; blanks alone search for nothing
 */
export function searchAddress(text: string): string {
  return addressWithQuery(SEARCH_PATH, text.trim() === '' ? {} : { [SEARCH_QUERY]: text });
}
