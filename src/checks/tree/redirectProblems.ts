import type { Problem } from '../problem';
import { missingPage } from '../validation/targetProblems';
import { REDIRECTS_PATH } from './redirects';
import type { Redirect } from './redirects';

/** Redirects that hide a page, that lead to no page, in a circle, or only by way of another redirect. */
export function redirectProblems(redirects: readonly Redirect[], addresses: readonly string[]): Problem[] {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to, fromPlace, toPlace }) => {
    const problem = { path: REDIRECTS_PATH, entry: from };
    const problems: Problem[] = [];
    if (addresses.includes(from)) {
      const message = 'a page stands at this address; remove the redirect, or give the page another address';
      problems.push({ ...problem, ...fromPlace, field: 'from', found: JSON.stringify(from), message });
    }
    const message = targetFault(from, to, next, addresses);
    if (message) problems.push({ ...problem, ...toPlace, field: 'to', found: JSON.stringify(to), message });
    return problems;
  });
}

function targetFault(
  from: string,
  to: string,
  next: ReadonlyMap<string, string>,
  addresses: readonly string[],
): string | undefined {
  // What is no address at all is the schema's to refuse.
  if (!to.startsWith('/') || (addresses.includes(to) && to !== from)) return undefined;
  const end = endOf(to, next);
  if (end === undefined) return 'this redirect leads back to itself; write the page that visitors should reach';
  if (end !== to) return `this address has moved too; write "${end}", so that visitors are sent on once`;
  return missingPage(to, addresses);
}

/** Where a chain of redirects ends; undefined where it never does. */
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
