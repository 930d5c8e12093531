/** Where a build puts the index of all words. */
export const SEARCH_INDEX_FOLDER = 'pagefind';
/** The script that reads it. */
export const SEARCH_INDEX_PATH = `/${SEARCH_INDEX_FOLDER}/pagefind.js`;
/** The words that pages hold, the more usual ones first, as JSON: what a misspelt word may have meant. */
export const SEARCH_WORDS_PATH = `/${SEARCH_INDEX_FOLDER}/words.json`;
/** What the index says of itself: its languages, and a name that changes with every word in it. */
export const SEARCH_ENTRY_PATH = `/${SEARCH_INDEX_FOLDER}/pagefind-entry.json`;
/** What pages, calculators and figures are about, and how words are read: what is asked first. */
export const SEARCH_SUBJECTS_PATH = `/${SEARCH_INDEX_FOLDER}/subjects.json`;
/** Which lists lack which banks and finance companies. */
export const SEARCH_ABSENCE_PATH = `/${SEARCH_INDEX_FOLDER}/absence.json`;
