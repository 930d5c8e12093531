/** The most values that are repeated, and the most characters of each: anybody can write an address. */
const MOST_NAMED = 3;
const LONGEST = 40;

/**
 * Says what of the address of a page was left out.
 * @param texts values that no field accepts, names that nothing reads, rows that are gone; at least one
 */
export function leftOutSentence(texts: readonly string[]): string {
  const named = texts.slice(0, MOST_NAMED).map((text) => text.slice(0, LONGEST));
  const more = texts.length - named.length;
  return `The address of this page holds something that we cannot use (${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}). It was left out.`;
}
