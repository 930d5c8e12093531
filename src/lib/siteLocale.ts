/** The language served at the root of the host. Each other language has a folder, which may hold only some of the pages. */
export const DEFAULT_LOCALE = 'en';

/** Defined by the bundler (src/build/languages), and so missing in Node. */
declare const SITE_LOCALE: string | undefined;
declare const SITE_FOLDER: string | undefined;

/** The language that Docusaurus builds or serves. Where `npm start` names none, it writes the word "undefined" into the environment. */
export function localeInNode(): string {
  const locale = process.env['DOCUSAURUS_CURRENT_LOCALE'];
  return locale === undefined || locale === 'undefined' ? DEFAULT_LOCALE : locale;
}

/** The language of this build: "en", or "hi". */
export const siteLocale: string = typeof SITE_LOCALE === 'undefined' ? localeInNode() : SITE_LOCALE;

/** The folder of its language in an address: "" or "/hi". In Node "", where paths are those in the output folder of the language. */
export const siteFolder: string = typeof SITE_FOLDER === 'undefined' ? '' : SITE_FOLDER;
