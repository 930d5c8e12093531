import type { WrittenNumber } from '../checks/rules/numbers/writtenNumbers';
import { numberWord } from '../lib/typed/numberWords';

/** A whole number that is no part of another, of a sum or of a share, or words that may be one. */
const WHOLE = /(?<![\d.,₹$-])\d+(?!\d|[.,]\d|\s?%)|[a-z]+(?:-[a-z]+)?/gi;

function valueOf(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text);
  const parts = text.toLowerCase().split('-').map(numberWord);
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
}

/** The whole numbers of an English text as they are written, in digits or in words up to 99: "61", "Sixty-one". */
export const wholeNumbersIn = (text: string): readonly Pick<WrittenNumber, 'text' | 'value'>[] =>
  [...text.matchAll(WHOLE)].flatMap(([found]) => {
    const value = valueOf(found);
    return value === undefined ? [] : [{ text: found, value }];
  });

/** Whether a text holds a number of any kind. "One" is mostly no number. */
export const holdsNumber = (text: string): boolean =>
  /\d/.test(text) || wholeNumbersIn(text).some(({ value }) => value !== 1);
