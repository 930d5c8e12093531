import { isCurrent, type Navigation } from './navigation';

/** A step of the way from the home page; without a path it leads nowhere. */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
}

const home: Crumb = { name: 'Home', path: '/' };

/**
 * The way to a product page through the navigation.
 * @param path address of the page, such as /insurance/health
 * @param fallbackName what to call a page that no menu names
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
 * Where a page stands, such as Loans › Gold Loan.
 * @param path address of the page; what follows a # does not matter
 * @returns the names from its area down; empty for a page that no menu names
 */
export function trailOf(navigation: Navigation, path: string): string {
  const [page = ''] = path.split('#');
  const names = breadcrumbsOf(navigation, page, '')
    .slice(1)
    .map(({ name }) => name)
    .join(' › ');
  return names || (navigation.header.find((item) => item.path !== '/' && isCurrent(item, page))?.name ?? '');
}
