import { sameSpelling } from '../lib/typed/plainText';
import { numberAfterPart, numberPart, numberWord, unitSize } from '../lib/typed/numberWords';
import { MONTHS_IN_YEAR } from '../lib/unitSizes';
import { WORDS } from './words';

// cspell:ignore hazar hajar saal mahine महीने

/** Sums in figures. Bare numbers below 1,000 may name a subject: 80C, Nifty 50. */
const SUM =
  /(?:₹|\brs\.?)\s*[\d.,]+(?:\s*\p{L}+)?|(?<![\p{L}\d])\d[\d.,]*\s*(?:lakhs?|lacs?|l|crores?|cr|k|thousand|hazar|hajar|लाख|करोड़|करोड़|हज़ार|हजार)(?![\p{L}\p{M}\d])|(?<![\p{L}\d.,])\d[\d,]{3,}(?![\p{L}\d])/giu;
const SHARE_OR_PERIOD =
  /(?<![\p{L}\d])\d[\d.,]*\s*(?:%|percent|years?|yrs?|months?|saal|sal|mahine|साल|महीने)(?![\p{L}\p{M}\d])|\b(?:per|a)\s+(?:month|year)\b|\bmonthly\b/giu;
const CALENDAR_YEAR = /^(?:19|20)\d\d$/u;

/** Units in one or two letters, such as "l" and "k", are no sum without a figure. */
const SHORTEST_UNIT = 3;

const isNumberWord = (word: string): boolean =>
  [numberWord, numberPart, numberAfterPart].some((read) => read(sameSpelling(word.toLowerCase())) !== undefined);
const isUnit = (word: string): boolean =>
  word.length >= SHORTEST_UNIT && unitSize(sameSpelling(word.toLowerCase())) !== undefined;

/** The sums of a text in words: "सवा लाख", "five lakh". */
function sumsInWords(text: string): readonly string[] {
  const sums: string[] = [];
  let number: string[] = [];
  for (const word of text.match(WORDS) ?? []) {
    if (isUnit(word)) sums.push([...number, word].join(' '));
    number = isNumberWord(word) ? [...number, word] : [];
  }
  return sums;
}

/** The text with something instead of each sum, and without percentages and periods. */
export function withSumsAs(instead: string, text: string): string {
  const rest = text
    .replace(SUM, (sum) => (CALENDAR_YEAR.test(sum) ? ' ' : ` ${instead} `))
    .replace(SHARE_OR_PERIOD, ' ');
  return sumsInWords(rest).reduce((left, sum) => left.replace(sum, ` ${instead} `), rest);
}

/** The sums, percentages and periods of a text. */
export const amountsIn = (text: string): readonly string[] => [
  ...(text.match(SUM) ?? []),
  ...(text.match(SHARE_OR_PERIOD) ?? []),
  ...sumsInWords(text.replace(SUM, ' ')),
];

const SHARE = /\d\s*(?:%|percent|प्रतिशत)/iu;
/** A period in figures, and whether it is of years. */
const PERIOD = /(\d[\d.,]*)\s*(?:(years?|yrs?|saal|sal|साल)|months?|mahine|महीने)(?![\p{L}\p{M}\d])/iu;
const ONE_YEAR = /\ba\s+year\b/iu;
/** Longer than money is usually parked: nobody asks a loan's instalment for less than that without naming the loan. */
const LONGEST_PARKED = 5 * MONTHS_IN_YEAR;

/** What amounts ask about, in words of the names of pages. */
const [MONEY, OFFER, PARKED, INSTALMENT, RATE] = ['money', 'loan offer', 'park', 'emi', 'rate'];

/** The months of the first period in a text; undefined without one. */
function monthsIn(text: string): number | undefined {
  const [, count, years] = PERIOD.exec(text) ?? [];
  if (count === undefined) return ONE_YEAR.test(text) ? MONTHS_IN_YEAR : undefined;
  return Number.parseFloat(count.replaceAll(',', '')) * (years === undefined ? 1 : MONTHS_IN_YEAR);
}

/**
 * What a text asks about that has no other subject than its amounts: a rate for a sum is an offer, a sum for a while is money that waits, one for many
 * years is a loan. A sum alone is money, to be had or to be put somewhere: its digits are in texts that have nothing to do with it.
 * @param isNeeded whether it says that the money is needed
 * @returns undefined without a rate and a sum, and where the sum is needed
 */
export function askedByAmounts(text: string, isNeeded: boolean): string | undefined {
  const hasSum = withSumsAs(MONEY, text) !== withSumsAs('', text);
  if (SHARE.test(text)) return hasSum ? OFFER : RATE;
  if (!hasSum || isNeeded) return undefined;
  const months = monthsIn(text);
  if (months === undefined) return MONEY;
  return months > LONGEST_PARKED ? INSTALMENT : PARKED;
}
