import { addressWithQuery } from '../lib/addressWithQuery';

/** Where everything is searched. */
export const SEARCH_PATH = '/search';

/** The field there. A link to it puts the cursor into it. */
export const SEARCH_FIELD = 'search-field';

/** The name of the query value that holds what is searched for. */
export const SEARCH_QUERY = 'q';

/** The field that searches everything, wherever it stands: what SearchField needs to know. */
export const siteSearchField = {
  label: 'Search all pages and articles',
  placeholder: 'Gold loan, lounge, 80C…',
  action: SEARCH_PATH,
  name: SEARCH_QUERY,
} as const;

/**
 * Reads what is searched for from an address.
 * @param query with or without its question mark
 * @returns the text as it was typed; empty where there is none
 */
export function readSearch(query: string): string {
  return new URLSearchParams(query).get(SEARCH_QUERY) ?? '';
}

/**
 * The address that searches for a text.
 * @param text as typed; blanks alone search for nothing
 */
export function searchAddress(text: string): string {
  return addressWithQuery(SEARCH_PATH, text.trim() === '' ? {} : { [SEARCH_QUERY]: text });
}
