/** Where a build puts the index of all words. */
export const SEARCH_INDEX_FOLDER = 'pagefind';
/** The script that reads it. */
export const SEARCH_INDEX_PATH = `/${SEARCH_INDEX_FOLDER}/pagefind.js`;
/** What the index says of itself: its languages, and a name that changes with every word in it. */
export const SEARCH_ENTRY_PATH = `/${SEARCH_INDEX_FOLDER}/pagefind-entry.json`;
/** All addresses with their titles, for the nearest page on 404.html. */
export const ADDRESSES_PATH = `/${SEARCH_INDEX_FOLDER}/addresses.json`;
/** What pages, calculators and figures are about, and how words are read: what is asked first. */
export const SEARCH_SUBJECTS_PATH = `/${SEARCH_INDEX_FOLDER}/subjects.json`;
