/** The language served at the root of the host. Each other language has a folder, which may hold only some of the pages. */
export const DEFAULT_LOCALE = 'en';

/** Defined by the bundler, and so missing in Node. */
declare const SITE_LOCALE: string | undefined;

/** The language of this build. */
const locale = typeof SITE_LOCALE === 'undefined' ? DEFAULT_LOCALE : SITE_LOCALE;

/** Pages of the other languages, by their English paths. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {};

/**
 * The address of a page in a language, or of the English page where the language has none.
 *
 * @param path of the English page, with its query and hash: `/home-loans#amount=4000000`
 * @param pages English paths of the pages that the language has
 */
export function addressIn(language: string, pages: readonly string[], path: string): string {
  const [page = ''] = path.split(/[?#]/, 1);
  if (language === DEFAULT_LOCALE || !pages.includes(page)) return path;
  return `/${language}${page === '/' ? '' : page}${path.slice(page.length)}`;
}

/** The address of a page in the language of this build: see `addressIn`. */
export function addressOf(path: string): string {
  return locale === DEFAULT_LOCALE ? path : addressIn(locale, pagesOf[locale] ?? [], path);
}
