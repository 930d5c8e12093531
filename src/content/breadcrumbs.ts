import { isCurrent, type Navigation } from './navigation';

/** A breadcrumb; without a path it is not a link. */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
}

const home: Crumb = { name: 'Home', path: '/' };

/**
 * Breadcrumbs of a product page, from the navigation.
 * @param path address of the page, such as /insurance/health
 * @param fallbackName name of a page that is in no menu
 */
export function breadcrumbsOf({ header, footer }: Navigation, path: string, fallbackName: string): readonly Crumb[] {
  for (const { name, path: groupPage, dropdown = [] } of header) {
    const link = dropdown.find((entry) => entry.path === path);
    if (!link) continue;
    if (groupPage === path) return [home, { name }];
    return [home, groupPage ? { name, path: groupPage } : { name }, { name: link.name }];
  }
  const product = footer.find((entry) => entry.path === path);
  const above = footer.find((entry) => path.startsWith(`${entry.path}/`));
  return [home, ...(above ? [above] : []), { name: product?.name ?? fallbackName }];
}

/**
 * Breadcrumbs of a page as text, such as Loans › Gold Loan.
 * @param path address of the page; a hash is ignored
 * @returns without the home page; empty for a page that is in no menu
 */
export function trailOf(navigation: Navigation, path: string): string {
  const [page = ''] = path.split('#');
  const names = breadcrumbsOf(navigation, page, '')
    .slice(1)
    .map(({ name }) => name)
    .join(' › ');
  return names || (navigation.header.find((item) => item.path !== '/' && isCurrent(item, page))?.name ?? '');
}
