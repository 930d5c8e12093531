import { addressed, pagesBy, urlOf, type Site } from '../../../checks/model';
import { comparedListOf, listCatalogue } from '../../../content/listCatalogue';
import type { PageLink } from '../../../content/pageLink';
import { sourcesOfRow } from '../../../content/rowSources';
import { listingKinds, type ListingFile } from '../../../content/schemas';
import { dataOf } from '../../content/loadDataFile';
import { CARDS } from './openCards';
import { HOME_LOANS } from './openHomeLoans';
import type { OpenPlace } from '../../../content/openDataPaths';

/** A list that is published as files, and their address. */
export interface PublishedList extends OpenPlace {
  readonly data: ListingFile;
}

const hasOwnFiles = new Set<string | undefined>(['home-loans', 'card-listings']);

/**
 * The published lists: those on a page whose rows all name documents. Home loans and credit cards have their own files, with more than a list shows.
 *
 * @throws when a list is invalid, as `npm run check` reports
 */
export function publishedLists(site: Pick<Site, 'data' | 'pages' | 'articles'>): readonly PublishedList[] {
  const pages = pagesBy(addressed(site), 'dataFiles');
  const lists = site.data.flatMap((file) => {
    const page = pages.get(file.path)?.[0];
    if (!page || !Object.hasOwn(listingKinds, file.kind ?? '') || hasOwnFiles.has(file.kind)) return [];
    const data = dataOf(file) as ListingFile;
    if (!data.rows.every((row) => sourcesOfRow(data, row).length > 0)) return [];
    return [{ data, title: titleOf(data, page), page: page.path, base: baseOf(file.path) }];
  });
  return lists.map((list) => ({ ...list, title: titleAmong(list, lists) }));
}

/** The list's title in /compare if this is the page named there, since such a page may have two lists; otherwise the page's title. */
function titleOf({ kind }: ListingFile, { path, title }: PageLink): string {
  const id = comparedListOf(kind, path);
  return id !== undefined && listCatalogue[id].page === path ? listCatalogue[id].title : title;
}

/** The title, and what the file's name adds to the page's if another list has the same title: "Mutual funds: flexi cap". */
function titleAmong({ title, page, base }: OpenPlace, lists: readonly OpenPlace[]): string {
  const added = base.replace(`/data${page}`, '').replaceAll('-', ' ').trim();
  const isShared = lists.some((other) => other.title === title && other.base !== base);
  return isShared && added !== '' ? `${title}: ${added}` : title;
}

/** The addresses of all published lists, home loans and credit cards first. */
export function openPlaces(site: Pick<Site, 'data' | 'pages' | 'articles'>): readonly OpenPlace[] {
  const others = publishedLists(site).map(({ title, page, base }) => ({ title, page, base }));
  return [HOME_LOANS, CARDS, ...others];
}

/** The file name of a partial's list, without its leading underscore. */
function baseOf(filePath: string): string {
  return `/data${urlOf(filePath.replace(/\.ya?ml$/, ''))}`.replace('/_', '/');
}
