import { formatNumber } from './rupees';

const NUMBER_WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** @returns "one" to "twelve" in words, larger numbers in digits */
export function inWords(count: number): string {
  return NUMBER_WORDS[count] ?? formatNumber(count);
}
