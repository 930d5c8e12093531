import { translatedPaths } from '../../src/checks/translatedPages';
import { addressIn } from '../../src/content/locale';
import { articles, countOf, pages } from './content';
import { sample } from './sample';

/** The pages that the site's code makes, beside those that editors write. */
const codeRoutes = ['/', '/blog', '/search'] as const;

export const pageRoutes: readonly string[] = pages.map(({ url }) => url);

export const articleRoutes: readonly string[] = articles.map(({ path }) => path);

/** The card guides: those with a list that a button scrolls to. */
export const cardRoutes: readonly string[] = pages
  .filter((page) => countOf('CardList', page) > 0)
  .map(({ url }) => url);

export const allRoutes: readonly string[] = [...codeRoutes, ...pageRoutes, ...articleRoutes];

/** Each page of each language beside English: the language, the English path, and the address. */
export const translatedRoutes = Object.entries(translatedPaths(process.cwd())).flatMap(([language, paths]) =>
  paths.map((english) => [language, english, addressIn(language, paths, english)] as const),
);

/** The pages below one address, such as /insurance, are of one kind. */
const areaOf = (path: string): string => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : '');

/** Every page in every language, but for the one of a device without a network. */
const allAddresses: readonly string[] = [
  ...allRoutes,
  ...translatedRoutes.filter(([, english]) => english !== '/offline').map(([, , address]) => address),
];

/** Whether a page is in another language than English. */
export const isTranslated = (path: string): boolean => translatedRoutes.some(([, , address]) => address === path);

/**
 * Some pages of every area and language of the site, and all of them in `npm run test:all`.
 * @param salt a name of its own for each use
 */
export function someRoutes(count: number, salt: string): string[] {
  return sample(allAddresses, count, salt, areaOf);
}

/** Deals the routes out into groups of about the same weight, so that a slow walk can be shared between workers. */
export function batches(routes: readonly string[], count: number): string[][] {
  return Array.from({ length: count }, (_, group) => routes.filter((_route, index) => index % count === group));
}
