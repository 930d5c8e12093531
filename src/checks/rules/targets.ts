import { didYouMean } from '../../lib/didYouMean';
import { addressed, CODE_PAGES } from '../model';
import { domainsOf, redirectsOf } from '../records';
import type { Page, Site } from '../model';
import type { Domains } from './outwardLinks';

/** The targets that links may have. */
export interface Targets {
  /** Pages and articles by their paths on the site; if two share a path, the first. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Paths of all pages, including those without a content file. */
  readonly urls: ReadonlySet<string>;
  /** New paths by the old ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** Published paths, with or without a current page. */
  readonly recorded: ReadonlySet<string>;
  /** Reviewed domains with their owners; undefined if the list cannot be read. */
  readonly domains: Domains | undefined;
}

export function targetsOf(site: Site): Targets {
  const pages = new Map<string, Page>();
  for (const page of addressed(site)) if (!pages.has(page.url)) pages.set(page.url, page);
  return {
    pages,
    urls: new Set([...CODE_PAGES, ...pages.keys()]),
    moved: new Map(redirectsOf(site).map(({ from, to }) => [from, to])),
    recorded: new Set([...site.addresses.map(({ address }) => address), ...site.publishedBefore]),
    domains: domainsOf(site),
  };
}

/**
 * The remedy for a link to a missing page.
 * @param removal how the link is removed
 */
export function missingPage(
  url: string,
  { urls, moved, recorded }: Targets,
  removal: 'take the link out' | 'ask a developer to take the link out' = 'take the link out',
): string {
  const target = moved.get(url);
  if (target !== undefined) return `this address leads to "${target}" now; write that, or ${removal}`;
  if (recorded.has(url)) return `this page is gone; lead to another page, or ${removal}`;
  return `there is no such page; ${didYouMean(url, [...urls]) || 'write the address of one, such as "/home-loans"'}`;
}
