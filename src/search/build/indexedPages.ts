import { ARTICLES_PATH } from '../../articles/filterAddress';
import { SEARCH_PATH } from '../searchAddress';
import { OFFLINE_PATH } from '../../worker/addresses';

/** Pages that only link to others, where the content is indexed. */
const LISTS = new RegExp(`^/$|^/changes$|^${ARTICLES_PATH}(?:/page/\\d+)?$|^${SEARCH_PATH}$|^${OFFLINE_PATH}$`);

/**
 * The pages to index.
 * @param routes addresses of the site, as Docusaurus lists them
 */
export function indexedPages(routes: readonly string[]): readonly string[] {
  return routes.filter((route) => !LISTS.test(route) && !route.startsWith('/404')).sort();
}
