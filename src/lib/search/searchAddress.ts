/** Where everything is searched. */
export const SEARCH_PATH = '/search';

/** The field there. A link to it puts the cursor into it. */
export const SEARCH_FIELD = 'search-field';

/** The name of the query value that holds what is searched for. */
export const SEARCH_QUERY = 'q';

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
  if (text.trim() === '') return SEARCH_PATH;
  const query = new URLSearchParams({ [SEARCH_QUERY]: text });
  // A literal plus is %2B by now, so every plus that is left stands for a blank; %20 survives chat programs better.
  return `${SEARCH_PATH}?${query.toString().replaceAll('+', '%20')}`;
}
