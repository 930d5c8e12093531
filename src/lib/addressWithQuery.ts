/**
 * An address with a query.
 * @param path without a query of its own
 * @param query what follows the question mark; empty for the path alone
 */
export function addressWithQuery(path: string, query: Readonly<Record<string, string>>): string {
  // A literal plus is %2B by now, so every plus that is left stands for a blank; %20 survives chat programs better.
  const text = new URLSearchParams(query).toString().replaceAll('+', '%20');
  return text === '' ? path : `${path}?${text}`;
}
