import { isCurrent, type Navigation } from './navigation';
import type { Hue } from './palette';
import * as words from './messages.en';

/** A breadcrumb; without a path it is not a link. */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
  /** The colour of a category, whose badge it then is */
  readonly hue?: Hue;
}

function crumbsBelowHome(
  { header, footer, company }: Navigation,
  path: string,
  fallbackName: string,
): readonly Crumb[] {
  for (const { name, path: groupPage, dropdown = [] } of header) {
    const link = dropdown.find((entry) => entry.path === path);
    if (!link) continue;
    if (groupPage === path) return [{ name }];
    return [groupPage ? { name, path: groupPage } : { name }, { name: link.name }];
  }
  const named = [...footer, ...company].find((entry) => entry.path === path);
  const above = footer.find((entry) => path.startsWith(`${entry.path}/`));
  return [...(above ? [above] : []), { name: named?.name ?? fallbackName }];
}

/**
 * Breadcrumbs of a product page, from the navigation.
 * @param path address of the page, such as /insurance/health
 * @param fallbackName name of a page that is in no menu
 */
export function breadcrumbsOf(navigation: Navigation, path: string, fallbackName: string): readonly Crumb[] {
  return [{ name: words.home, path: '/' }, ...crumbsBelowHome(navigation, path, fallbackName)];
}

/**
 * Breadcrumbs of a page as text, such as Loans › Gold Loan.
 * @param path address of the page; a hash is ignored
 * @returns without the home page; empty for a page that is in no menu
 */
export function trailOf(navigation: Navigation, path: string): string {
  const [page = ''] = path.split('#');
  const names = crumbsBelowHome(navigation, page, '')
    .map(({ name }) => name)
    .join(' › ');
  return names || (navigation.header.find((item) => item.path !== '/' && isCurrent(item, page))?.name ?? '');
}
