import { distance } from 'fastest-levenshtein';
import { fetchWithin } from '../machines/fields/fetching/within';
import { nearest } from '../lib/nearest';
import { ADDRESSES_PATH } from '../content/searchIndex';
import { singular } from './words';

// cspell:ignore homeloan

/** A page with the addresses that lead to it. */
export interface Addressed {
  readonly title: string;
  readonly address: string;
  /** Old and guessed addresses */
  readonly also: readonly string[];
}

/** Two addresses are near if at most one letter in this many differs. */
const LETTERS_A_MISTAKE = 4;
/** Shorter addresses are near to too many others. */
const SHORTEST = 3;
/** Folders of the site, which people leave out when they type an address from memory. */
const FOLDER = /^\/(?:blog|calculators?|investments?|insurance|credit-cards|docs)\//i;

const withoutFolder = (address: string): string => address.replace(FOLDER, '/');

/** The words of an address in the singular, without an extension. */
function wordsIn(address: string): readonly string[] {
  const plain = address
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replace(/\/index$/, '');
  return plain
    .split(/[^a-z\d\u0900-\u097F]+/)
    .filter(Boolean)
    .map(singular);
}

/** Ways to write an address as one word, the closest first: /home-loans, /homeloan and /Home_Loans.html are one. */
const spellings: readonly ((address: string) => string)[] = [
  (address) => wordsIn(address).join(''),
  (address) => [...wordsIn(address)].sort().join(''),
  (address) => wordsIn(withoutFolder(address)).join(''),
];

/**
 * The page that a mistyped address seems to mean: case, hyphens, plurals, extensions and the folder do not count, and one letter in
 * four may be wrong.
 * @param path of an unknown address
 * @returns undefined where no page is near
 */
export function nearestPage(path: string, pages: readonly Addressed[]): Addressed | undefined {
  // Of equally near ones the first is taken.
  const candidates = spellings.flatMap((keyOf) =>
    pages.flatMap((page) => [page.address, ...page.also].map((address) => ({ page, key: keyOf(address) }))),
  );
  for (const wanted of new Set(spellings.map((keyOf) => keyOf(path)))) {
    if (wanted.length < SHORTEST) continue;
    const most = Math.floor(wanted.length / LETTERS_A_MISTAKE);
    const found = nearest(candidates, ({ key }) => distance(wanted, key), most);
    if (found) return found.page;
  }
  return undefined;
}

/** Says on 404.html which page is near to the address, if any is. */
export async function showNearest(place: HTMLElement): Promise<void> {
  const pages = await fetchWithin(ADDRESSES_PATH, async (response) => (await response.json()) as readonly Addressed[]);
  const page = nearestPage(decodeURI(location.pathname), pages);
  if (!page) return;
  const link = document.createElement('a');
  link.href = page.address;
  link.textContent = page.title;
  place.replaceChildren('Did you mean ', link, '?');
}
