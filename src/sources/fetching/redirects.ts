/** Where redirects lead, with and without a mirror. */

export const MOST_REDIRECTS = 5;

const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([...PERMANENT, 302, 303, 307]);

export const isRedirect = (status: number): boolean => REDIRECTS.has(status);
export const isPermanent = (status: number): boolean => PERMANENT.has(status);

/**
 * The original address that a redirect leads to. A mirror may serve the header as the host would send it, relative ones included, or lead to another
 * address of its own.
 *
 * @param from the address that redirects
 */
export function redirectTarget(location: string, from: string, mirror?: string): string {
  if (mirror !== undefined) {
    const path = location.startsWith(`${mirror}/`) ? location.slice(mirror.length) : location;
    const original = /^\/(?<encoded>https?%3A%2F%2F.*)$/iu.exec(path)?.groups?.['encoded'];
    if (original !== undefined) return decodeURIComponent(original);
  }
  return new URL(location, from).href;
}

/** An address without what hosts change without moving a page: http or https, "www.", a slash at the end. */
function plainAddress(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  return `${hostname.replace(/^www\./u, '')}${decodeURI(pathname).replace(/\/(?:index\.\w+)?$/u, '')}${search}`.toLowerCase();
}

export function isSamePage(a: string, b: string): boolean {
  return plainAddress(a) === plainAddress(b);
}

/** Whether an address is the front page of a host, where hosts send visitors of pages that no longer exist. */
export function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search === '' && /^\/(?:(?:index|home|default)(?:\.\w+)?\/?|en(?:-in)?\/?)?$/iu.test(pathname);
}

export function isLoginPage(address: string): boolean {
  return /(?:^|[/?&=.])(?:log-?in|sign-?in|sso|auth)(?:$|[/?&=.])/iu.test(
    new URL(address).pathname + new URL(address).search,
  );
}
