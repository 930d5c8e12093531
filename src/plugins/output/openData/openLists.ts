import { addressed, pagesBy, urlOf, type Site } from '../../../checks/model';
import { checkData } from '../../../checks/validate';
import { sourcesOfRow } from '../../../content/rowSources';
import { listingKinds, type ListingFile } from '../../../content/schemas';
import type { OpenPlace } from './openList';

/** A list that is published as files, and where. */
export interface PublishedList extends OpenPlace {
  readonly data: ListingFile;
}

/**
 * The lists that are published as files: those on a page whose rows all name documents. Home loans have files of their own, with what they
 * come to for an example loan.
 */
export function publishedLists(site: Pick<Site, 'data' | 'pages' | 'articles' | 'today'>): readonly PublishedList[] {
  const pages = pagesBy(addressed(site), 'dataFiles');
  return site.data.flatMap((file) => {
    const page = pages.get(file.path)?.[0];
    const result = checkData(file, site.today);
    if (!page || !result.ok || !isListing(result.data) || result.data.kind === 'home-loans') return [];
    const { data } = result;
    if (!data.rows.every((row) => sourcesOfRow(data, row).length > 0)) return [];
    return [{ data, title: page.title, page: page.path, base: `/data${urlOf(file.path.replace(/\.ya?ml$/, ''))}` }];
  });
}

function isListing(data: { readonly kind: string }): data is ListingFile {
  return Object.hasOwn(listingKinds, data.kind);
}
