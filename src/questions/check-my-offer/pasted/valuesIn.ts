import { readRupees } from '../../../lib/typed/readRupees';

/** Values in the text behind a label, in plain characters: see `inPlainCharacters`. */

const MONTHS_IN_YEAR = 12;

const UNIT = '(?:\\s*(?:lakhs?|lacs?|crores?|cr|thousand|k)\\b)?';
/** Digits that are no date, no percentage and no time. */
const AMOUNT = new RegExp(
  `(?<![\\d/.-])(?:(?:₹|rs\\.?|inr)\\s*)?\\d[\\d,]*(?:\\.\\d+)?${UNIT}(?![\\d,.]*\\d)(?!\\s*(?:%|per ?cent|months?|years?|yrs?|days?|x\\s|×))(?![-/][\\d a-z])`,
  'gu',
);

/** Every amount, in its order, in whole rupees as fields take them. */
export function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(AMOUNT)].flatMap(([written]) => {
    const rupees = readRupees(written);
    return rupees === undefined || !Number.isFinite(rupees) ? [] : [Math.round(rupees)];
  });
}

/** Every percentage with its sign, in its order. */
export function percentagesIn(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\d.,/-])(\d{1,3}(?:\.\d+)?)\s*(?:%|per ?cent)/gu)].map(([, number]) => Number(number));
}

/** A rate: the first percentage, or a bare number that may be one. */
export function rateIn(text: string): number | undefined {
  const [percent] = percentagesIn(text);
  if (percent !== undefined) return percent;
  const bare = /(?<![\d.,/₹-])(\d{1,3}(?:\.\d+)?)(?![\d,.]*\d)(?![/-]\d)/u.exec(text)?.[1];
  return bare === undefined ? undefined : Number(bare);
}

/**
 * A term: "36 months", "3 years", "3 years 6 months".
 * @param label whose unit counts where the text names none: "loan term (in months)"
 * @returns whole months
 */
export function monthsIn(text: string, label: string): number | undefined {
  const parts = [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d+)?)\s*(months?|mths?|years?|yrs?)\b/gu)].slice(0, 2);
  const sizeOf = (unit = ''): number => (unit.startsWith('y') ? MONTHS_IN_YEAR : 1);
  const [first, second] = parts;
  if (first) {
    const isMixed = second && sizeOf(first[2]) > sizeOf(second[2]);
    const months = [first, ...(isMixed ? [second] : [])].reduce(
      (sum, [, count, unit]) => sum + Number(count) * sizeOf(unit),
      0,
    );
    return Number.isInteger(months) ? months : undefined;
  }
  const bare = /(?<![\d.,])(\d{1,3})(?![\d,.]*\d)/u.exec(text)?.[1];
  // A form that leaves the unit open, "(year/months/days)", says nothing.
  const isInMonths = /month/u.test(label) && !/year|day/u.test(label);
  const isInYears = /year/u.test(label) && !/month|day/u.test(label);
  if (bare === undefined || (!isInMonths && !isInYears)) return undefined;
  return Number(bare) * (isInYears ? MONTHS_IN_YEAR : 1);
}

/** Whether a text says that there is none. */
export const isNil = (text: string): boolean =>
  /^[\s:|(₹rs.-]*(?:nil|none|no\b|zero|n\.?\s?a\b|not applicable|0(?:\.0+)?(?![\d.]|\s*(?:%|-|to\b)))/u.test(text);

/** How often a fee is paid, as the text says; once where it does not. */
export function everyIn(text: string): 'once' | 'year' | 'month' {
  if (/\b(?:yearly|annual(?:ly)?|every year|per year|each year|per annum)\b/u.test(text)) return 'year';
  return /\b(?:monthly|every month|per month|each month)\b/u.test(text) ? 'month' : 'once';
}
