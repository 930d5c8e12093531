import * as words from '../messages.en';

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
  const list = named.join(', ');
  return more > 0 ? words.leftOutAndMore({ named: list, more: String(more) }) : words.leftOut({ named: list });
}
