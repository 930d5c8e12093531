import { addressed, pagesBy, urlOf, type Site } from '../../../checks/model';
import { comparedListOf, listCatalogue } from '../../../content/listCatalogue';
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
  return site.data.flatMap((file) => {
    const page = pages.get(file.path)?.[0];
    if (!page || !Object.hasOwn(listingKinds, file.kind ?? '') || hasOwnFiles.has(file.kind)) return [];
    const data = dataOf(file) as ListingFile;
    if (!data.rows.every((row) => sourcesOfRow(data, row).length > 0)) return [];
    // A page may have two lists, and its title would name neither.
    const id = comparedListOf(data.kind, page.path);
    const title = id === undefined ? page.title : listCatalogue[id].title;
    return [{ data, title, page: page.path, base: baseOf(file.path) }];
  });
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
