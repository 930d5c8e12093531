import { site } from '../site';

/** The localStorage key of the visitor's choice of light or dark. Docusaurus joins `theme` and the storage namespace. */
export const THEME_STORAGE_KEY = `theme-${site.storageNamespace}`;
