/** Maximum number of values to quote, and of characters in each, because anybody can write an address. */
const MOST_NAMED = 3;
const LONGEST = 40;

/**
 * Reports the ignored parts of an address.
 * @param texts invalid values, unknown names and removed rows; at least one
 */
export function leftOutSentence(texts: readonly string[]): string {
  const named = texts.slice(0, MOST_NAMED).map((text) => text.slice(0, LONGEST));
  const more = texts.length - named.length;
  return `The address of this page holds something that we cannot use (${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}). It was left out.`;
}
