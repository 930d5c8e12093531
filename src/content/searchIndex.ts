/** Folder of the full-text index in a build. */
export const SEARCH_INDEX_FOLDER = 'pagefind';
/** The script that reads it. */
export const SEARCH_INDEX_PATH = `/${SEARCH_INDEX_FOLDER}/pagefind.js`;
/** The index's manifest: its languages, and a name that changes with its content. */
export const SEARCH_ENTRY_PATH = `/${SEARCH_INDEX_FOLDER}/pagefind-entry.json`;
/** All addresses with their titles, for the nearest page on 404.html. */
export const SEARCH_ADDRESSES_PATH = `/${SEARCH_INDEX_FOLDER}/addresses.json`;
/** The subjects of pages, calculators and figures, and how queries are parsed: the first thing a search fetches. */
export const SEARCH_SUBJECTS_PATH = `/${SEARCH_INDEX_FOLDER}/subjects.json`;
