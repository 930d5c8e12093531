import { site } from '../site';

/** Where the visitor's choice of light or dark is kept: Docusaurus joins `theme` and the storage namespace. */
export const THEME_STORAGE_KEY = `theme-${site.storageNamespace}`;
