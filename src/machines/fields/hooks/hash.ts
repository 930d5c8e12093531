/**
 * The hash of an address holds where on the page a visitor is and the numbers they have set, as in
 * `#faq&amount=4000000&years=15`. A server never sees it, so numbers about a person belong here and not into the query.
 */

/** A hash taken apart. */
interface Hash {
  /** Id of the place on the page; empty where there is none */
  readonly anchor: string;
  readonly numbers: URLSearchParams;
}

/** Some apps escape a whole hash when a link is sent: "amount%3D4000000%26years%3D15". */
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

/** @returns the hash with its mark, or empty where it holds nothing */
export function formatHash({ anchor, numbers }: Hash): string {
  // A list of ids is easier to read with its commas.
  const hash = [anchor, numbers.toString().replaceAll('%2C', ',')].filter((part) => part !== '').join('&');
  return hash === '' ? '' : `#${hash}`;
}

/** A link to a place on the page replaces the whole hash. This puts the numbers back, after the browser has gone there. */
export function keepNumbers({ oldURL }: HashChangeEvent): void {
  const { anchor, numbers } = parseHash(location.hash);
  if (anchor === '' || numbers.toString() !== '') return;
  const before = parseHash(new URL(oldURL).hash).numbers;
  if (before.toString() !== '') history.replaceState(history.state, '', formatHash({ anchor, numbers: before }));
}

let isPlaceShown = false;

/** Shows the place that the address of a visit names beside numbers, once: the browser knows no such place. */
export function showPlace(): void {
  if (isPlaceShown) return;
  isPlaceShown = true;
  const { anchor, numbers } = parseHash(location.hash);
  if (numbers.toString() !== '') document.getElementById(anchor)?.scrollIntoView();
}
