import type { NavigationFile } from './schemas';
import * as words from './messages.en';

/** The parts of src/content/navigation.yml for header, footer, breadcrumbs and the site map. */
export type Navigation = Pick<NavigationFile, 'header' | 'footer' | 'company'>;

/** An item of the header: a link, or a group of links, whose name opens a menu. */
export type NavigationItem = Navigation['header'][number];

export type NavigationLink = Navigation['footer'][number];

interface Area {
  readonly name: string;
  readonly links: readonly NavigationLink[];
}

/** All pages except articles, each once, by area. */
export function siteMap({ header, footer, company }: Navigation): readonly Area[] {
  const inHeader = new Set(header.flatMap(({ path, dropdown = [] }) => [path, ...dropdown.map((link) => link.path)]));
  return [
    ...header.filter(({ dropdown }) => dropdown).map(areaOf),
    { name: words.savingsAndTax, links: footer.filter(({ path }) => !inHeader.has(path)) },
    { name: words.guidesAndSources, links: company },
  ];
}

function areaOf({ name, path, dropdown = [] }: NavigationItem): Area {
  const hasHubOfItsOwn = path !== undefined && dropdown.every((link) => link.path !== path);
  return { name, links: hasHubOfItsOwn ? [{ name: words.allOf({ group: name }), path }, ...dropdown] : dropdown };
}

/**
 * Whether an item of the header is highlighted: Home only on the home page; other items if the address starts with their path; groups also if one of
 * their links is highlighted.
 * @param currentPath the page's address, without query
 */
export function isCurrent(item: NavigationItem, currentPath: string): boolean {
  if (item.path === '/') return currentPath === '/';
  const paths = [item.path, ...(item.dropdown ?? []).map((link) => link.path)];
  return paths.some((path) => path !== undefined && (currentPath === path || currentPath.startsWith(`${path}/`)));
}
