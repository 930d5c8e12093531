import { siteFolder } from '../lib/siteLocale';
import { distance } from 'fastest-levenshtein';
import { fetchWithin } from '../machines/fields/fetching/within';
import { nearest } from '../lib/nearest';
import { addressOf, englishPath } from '../content/locale';
import { SEARCH_ADDRESSES_PATH } from '../content/searchIndex';
import { singular } from './words';
import * as words from './messages.en';

// cspell:ignore homeloan

/** A page with all its addresses. */
export interface Addressed {
  readonly title: string;
  readonly address: string;
  /** Old and guessed addresses */
  readonly also: readonly string[];
}

/** One letter in this many may differ in a near address. */
const LETTERS_A_MISTAKE = 4;
/** Shorter addresses are near too many others. */
const SHORTEST = 3;
/** Folders that people leave out when they type an address from memory. */
const FOLDER = /^\/(?:blog|calculators?|questions?|investments?|insurance|credit-cards|docs)\//i;

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

/** Ways to write an address as one word, the closest first: /home-loans, /homeloan and /Home_Loans.html are equal. */
const spellings: readonly ((address: string) => string)[] = [
  (address) => wordsIn(address).join(''),
  (address) => [...wordsIn(address)].sort().join(''),
  (address) => wordsIn(withoutFolder(address)).join(''),
];

/**
 * The page that a mistyped address probably means. Case, hyphens, plurals, extensions and the folder are ignored, and one letter in four may be
 * wrong.
 * @param path of an unknown address
 * @returns undefined if no page is near
 */
export function nearestPage(path: string, pages: readonly Addressed[]): Addressed | undefined {
  // The first of equally near pages wins.
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

/** Names the nearest page on 404.html, if there is one. */
export async function showNearest(place: HTMLElement): Promise<void> {
  const pages = await fetchWithin(
    siteFolder + SEARCH_ADDRESSES_PATH,
    async (response) => (await response.json()) as readonly Addressed[],
  );
  const page = nearestPage(englishPath(decodeURI(location.pathname)), pages);
  if (!page) return;
  const link = document.createElement('a');
  link.href = addressOf(page.address);
  link.textContent = page.title;
  place.replaceChildren(`${words.nearestBefore} `, link, words.nearestAfter);
}
