import { formatNumber } from './rupees';
import * as words from './messages.en';

const NUMBER_WORDS = [
  ...[words.none, words.one, words.two, words.three, words.four, words.five, words.six],
  ...[words.seven, words.eight, words.nine, words.ten, words.eleven, words.twelve],
];

/** @returns "one" to "twelve" in words, larger numbers in digits */
export function inWords(count: number): string {
  return NUMBER_WORDS[count] ?? formatNumber(count);
}
