import { formatHash, parseHash } from '../../fields/hooks/hash';

/** The page that sets rows of a list side by side. */
export const COMPARE_PAGE = '/compare';

/**
 * An address that holds which rows are compared, behind the hash with the numbers of the visitor, which no server is to see.
 * @param kind which list they are of; its name stands in the address
 * @param hash of the page that is shown, with the visitor's numbers
 * @param own numbers with which this page alone begins, which no hash holds
 */
export function compareAddress(
  kind: string,
  ids: readonly string[],
  hash: string,
  own: Readonly<Record<string, string>> = {},
): string {
  const { numbers } = parseHash(hash);
  for (const [name, value] of Object.entries(own)) if (!numbers.has(name)) numbers.set(name, value);
  numbers.delete('order');
  numbers.delete(kind);
  const all = new URLSearchParams([[kind, ids.join(',')], ...numbers]);
  return COMPARE_PAGE + formatHash({ anchor: '', numbers: all });
}

/** The address of a list for the same numbers. */
export function listAddress(listPage: string, kind: string, hash: string): string {
  const { numbers } = parseHash(hash);
  numbers.delete(kind);
  return listPage + formatHash({ anchor: '', numbers });
}
