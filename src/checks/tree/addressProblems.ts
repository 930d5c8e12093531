import type { ContentFile } from '../cli/readContent';
import { nearestWord } from '../didYouMean';
import type { Problem } from '../problem';
import { ADDRESSES_PATH, codePages, recordedAddresses } from './addresses';
import { REDIRECTS_PATH } from './redirects';
import type { Redirect } from './redirects';

/**
 * Holds the pages against the list of every address ever published: a page that is not on it is new, and an address without
 * a page has moved or gone, so that visitors with an old link must be sent somewhere.
 * @param list text of src/content/addresses.txt
 */
export function addressProblems(
  list: string,
  pages: ReadonlyMap<string, ContentFile>,
  redirects: readonly Redirect[],
): Problem[] {
  const recorded = recordedAddresses(list);
  const known = new Set(recorded.map(({ address }) => address));
  const redirected = new Set(redirects.map(({ from }) => from));
  const fresh = [...pages].filter(([address]) => !known.has(address));
  const freshAddresses = fresh.map(([address]) => address);

  const gone = recorded.flatMap(({ address, line }): Problem[] => {
    if (pages.has(address) || codePages.includes(address) || redirected.has(address)) return [];
    const place = { path: ADDRESSES_PATH, line, column: 1, found: JSON.stringify(address) };
    if (!address.startsWith('/')) return [{ ...place, message: 'write an address such as "/home-loans", one a line' }];
    // A page without a past is most likely this one under its new name.
    const target = nearestWord(address, freshAddresses) ?? freshAddresses[0] ?? '/…';
    const message = `no page stands there any more; add a redirect to ${REDIRECTS_PATH}, "{ from: ${address}, to: ${target} }"`;
    return [{ ...place, message }];
  });
  const unlisted = fresh.map(([address, { path }]): Problem => {
    const message = `"${address}" is a new address; run "npm run addresses", which adds it to ${ADDRESSES_PATH}`;
    return { path, line: 1, column: 1, message };
  });
  return [...gone, ...unlisted];
}
