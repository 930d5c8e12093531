import { vocabulary } from '../../content/schemas/mdxComponents';
import { nearestWord } from '../../lib/didYouMean';
import { addressed } from '../model';
import { ADDRESSES_PATH } from '../parse/addresses';
import { redirectsOf } from '../records';
import type { Rule } from './rule';
import { missingPage, targetsOf } from './targets';
import type { Targets } from './targets';

const REDIRECTS_PATH = 'src/content/redirects.yml';

/**
 * Compares the pages with the list of published addresses: an unlisted page is new; an address without a page was moved or removed, and needs a
 * redirect for old links. Lines on the main branch must not be removed.
 */
export const addresses: Rule = (site, report) => {
  const { pages, urls, moved } = targetsOf(site);
  const known = new Set(site.addresses.map(({ address }) => address));
  const fresh = addressed(site).filter(({ url, isDraft }) => !isDraft && pages.has(url) && !known.has(url));
  const freshUrls = fresh.map(({ url }) => url);
  const isGone = (address: string): boolean => !urls.has(address) && !moved.has(address);
  // A new page is probably a renamed missing one.
  const redirect = (address: string): string =>
    `"{ from: ${address}, to: ${nearestWord(address, freshUrls) ?? freshUrls[0] ?? '/…'} }"`;

  for (const { address, line } of site.addresses) {
    if (!isGone(address)) continue;
    const place = { path: ADDRESSES_PATH, line, column: 1, found: JSON.stringify(address) };
    if (!address.startsWith('/')) report({ ...place, message: 'write an address such as "/home-loans", one a line' });
    else {
      const message = `no page stands there any more; add a redirect to ${REDIRECTS_PATH}, ${redirect(address)}`;
      report({ ...place, message });
    }
  }
  for (const address of site.publishedBefore) {
    if (known.has(address)) continue;
    const remedy = isGone(address) ? `, and add a redirect to ${REDIRECTS_PATH}, ${redirect(address)}` : '';
    const message = `"${address}" has been published, and people have saved it; put its line back${remedy}`;
    report({ path: ADDRESSES_PATH, line: 1, column: 1, message });
  }
  for (const { url, path } of fresh) {
    const message = `"${url}" is a new address; run "npm run addresses", which adds it to ${ADDRESSES_PATH}, or add it there as a line of its own`;
    report({ path, line: 1, column: 1, message });
  }
};

/** Addresses in code of moved or removed pages. */
export const addressesInCode: Rule = (site, report) => {
  const targets = targetsOf(site);
  for (const { target, ...place } of site.codeReferences) {
    if (!targets.recorded.has(target) || targets.urls.has(target)) continue;
    const message = missingPage(target, targets, 'ask a developer to take the link out');
    report({ ...place, found: JSON.stringify(target), message });
  }
};

/** Redirects from an existing page, to a missing page, in a loop, or to another redirect. */
export const redirects: Rule = (site, report) => {
  const targets = targetsOf(site);
  for (const { from, to, fromPlace, toPlace } of redirectsOf(site)) {
    const problem = { path: REDIRECTS_PATH, entry: from };
    if (targets.urls.has(from)) {
      const message = 'a page stands at this address; remove the redirect, or give the page another address';
      report({ ...problem, ...fromPlace, field: 'from', found: JSON.stringify(from), message });
    }
    const message = redirectFault(from, to, targets);
    if (message) report({ ...problem, ...toPlace, field: 'to', found: JSON.stringify(to), message });
  }
};

function redirectFault(from: string, to: string, targets: Targets): string | undefined {
  // The schema reports invalid addresses.
  if (!to.startsWith('/') || (targets.urls.has(to) && to !== from)) return undefined;
  const end = endOf(to, targets.moved);
  if (end === undefined) return 'this redirect leads back to itself; write the page that visitors should reach';
  if (end !== to) return `this address has moved too; write "${end}", so that visitors are sent on once`;
  return missingPage(to, targets);
}

/** The end of a chain of redirects; undefined for a loop. */
function endOf(address: string, next: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at = address;
  for (let to = next.get(at); to !== undefined; to = next.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = to;
  }
  return at;
}

/** Pages without a link from a menu or a component, such as the tiles of a hub. */
export const menus: Rule = (site, report) => {
  const navigation = site.data.find(({ path }) => path === 'src/content/navigation.yml');
  if (navigation?.data === undefined) return;
  const components = site.pages.flatMap((page) => page.components);
  const linked = new Set([
    ...textsIn(navigation.data),
    ...components.flatMap(({ name }) => vocabulary[name ?? '']?.leadsTo ?? []),
  ]);
  for (const { path, url, isDraft } of site.pages) {
    if (isDraft || linked.has(url)) continue;
    report({ path, line: 1, column: 1, message: `no menu leads here; add "${url}" to ${navigation.path}` });
  }
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
