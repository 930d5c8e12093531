import { formatHash, parseHash } from '../../fields/hooks/hash';

/** The comparison page. */
const COMPARE_PAGE = '/compare';

/**
 * An address with the compared rows and the visitor's numbers in its hash, which no server sees.
 * @param kind the kind of list; its name is part of the address
 * @param hash of the current page, with the visitor's numbers
 * @param pageDefaults defaults that differ on this page, which no hash holds
 */
export function compareAddress(
  kind: string,
  ids: readonly string[],
  hash: string,
  pageDefaults: Readonly<Record<string, string>> = {},
): string {
  const { numbers } = parseHash(hash);
  for (const [name, value] of Object.entries(pageDefaults)) if (!numbers.has(name)) numbers.set(name, value);
  numbers.delete('order');
  numbers.delete(kind);
  const all = new URLSearchParams([[kind, ids.join(',')], ...numbers]);
  return COMPARE_PAGE + formatHash({ anchor: '', numbers: all });
}

/** The address of a list with the same numbers. */
export function listAddress(listPage: string, kind: string, hash: string): string {
  const { numbers } = parseHash(hash);
  numbers.delete(kind);
  return listPage + formatHash({ anchor: '', numbers });
}
