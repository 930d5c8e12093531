/**
 * The hash holds an anchor and the visitor's numbers, as in `#faq&amount=4000000&years=15`. A server never sees it, so personal numbers belong here
 * and not in the query.
 */

interface Hash {
  /** Id of the target on the page; empty if none */
  readonly anchor: string;
  readonly numbers: URLSearchParams;
}

/** Some apps escape the whole hash of a shared link: "amount%3D4000000%26years%3D15". */
function unescaped(part: string): string {
  if (part.includes('=') || !/%3d/i.test(part)) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param hash with its mark, or empty */
export function parseHash(hash: string): Hash {
  const text = hash.slice(1).split('&').map(unescaped).join('&');
  const [first = '', ...rest] = text.split('&');
  const hasAnchor = !first.includes('=');
  return {
    anchor: hasAnchor ? first : '',
    numbers: new URLSearchParams(hasAnchor ? rest.join('&') : text),
  };
}

/** @returns the hash with its mark, or empty if there is nothing to hold */
export function formatHash({ anchor, numbers }: Hash): string {
  // Lists of ids stay readable with unescaped commas.
  const hash = [anchor, numbers.toString().replaceAll('%2C', ',')].filter((part) => part !== '').join('&');
  return hash === '' ? '' : `#${hash}`;
}

/** Following an anchor link replaces the whole hash. Restores the numbers after the browser has scrolled. */
export function keepNumbers({ oldURL }: HashChangeEvent): void {
  const { anchor, numbers } = parseHash(location.hash);
  if (anchor === '' || numbers.toString() !== '') return;
  const before = parseHash(new URL(oldURL).hash).numbers;
  if (before.toString() !== '') history.replaceState(history.state, '', formatHash({ anchor, numbers: before }));
}

let isPlaceShown = false;

/** Scrolls to an anchor that shares the hash with numbers, once per visit: the browser does not recognize it. */
export function showPlace(): void {
  if (isPlaceShown) return;
  isPlaceShown = true;
  const { anchor, numbers } = parseHash(location.hash);
  if (numbers.toString() !== '') document.getElementById(anchor)?.scrollIntoView();
}
