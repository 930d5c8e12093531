import { DEFAULT_LOCALE, siteLocale } from '../lib/siteLocale';

/** English paths of the pages that each other language has. Defined by the bundler (src/build/languages), and so missing in Node. */
declare const TRANSLATED_PAGES: PagesByLanguage | undefined;

type PagesByLanguage = Readonly<Record<string, readonly string[]>>;

const pagesOf: PagesByLanguage = typeof TRANSLATED_PAGES === 'undefined' ? {} : TRANSLATED_PAGES;

/** The languages beside English, each with its name in itself: what its readers look for in a switch. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', hi: 'हिंदी' };

/** Languages as pages and search engines name them. */
export const HTML_LANGUAGES: Readonly<Record<string, string>> = { en: 'en-IN', hi: 'hi-IN' };

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
  return siteLocale === DEFAULT_LOCALE ? path : addressIn(siteLocale, pagesOf[siteLocale] ?? [], path);
}

/** Whether a link of this build's language leads to an English page, since the language lacks it. @param path a page's or a file's */
export function leadsToEnglish(path: string): boolean {
  return siteLocale in pagesOf && /^\/[^.]*$/u.test(path) && addressOf(path) === path;
}

/** Links to pages of this build's language before those that lead to English, which say so. In English the order stays. */
export function ownLanguageFirst<Linked extends { readonly path: string }>(
  links: readonly Linked[],
): readonly Linked[] {
  const isEnglish = ({ path }: Linked): boolean => leadsToEnglish(path);
  return [...links.filter((link) => !isEnglish(link)), ...links.filter(isEnglish)];
}

/** The path of the English page, from the address of a page in the language of this build. */
export function englishPath(address: string): string {
  const folder = siteLocale in pagesOf ? `/${siteLocale}` : '';
  return (address.startsWith(`${folder}/`) || address === folder ? address.slice(folder.length) : address) || '/';
}

/** A page in another language. */
export interface Edition {
  readonly language: string;
  readonly address: string;
}

/**
 * A page in all languages that have it, English first.
 * @param path of the English page
 * @param languages English paths of the pages that each other language has
 */
export function editionsOf(path: string, languages = pagesOf): readonly Edition[] {
  const others = Object.entries(languages).filter(([, pages]) => pages.includes(path));
  return [
    { language: DEFAULT_LOCALE, address: path },
    ...others.map(([language, pages]) => ({ language, address: addressIn(language, pages, path) })),
  ];
}
