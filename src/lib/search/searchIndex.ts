/** Where a build puts the index of all words, and the script that reads it. */
export const SEARCH_INDEX_FOLDER = 'pagefind';
export const SEARCH_INDEX_PATH = `/${SEARCH_INDEX_FOLDER}/pagefind.js`;
