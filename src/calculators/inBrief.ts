import { percentInFull, rupeesInShortOrFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';
import * as words from './messages.en';

/** Characters of a value that no line breaks inside. */
const SHORT = 18;

/** The values that a calculator's answer rests on most: "₹3 lakh · 36 months · 14%". A short one stays in one line. */
export const inBrief = (...values: readonly string[]): string =>
  values.map((value) => (value.length > SHORT ? value : value.replaceAll(' ', '\u00A0'))).join('\u00A0· ');

/** An amount in rupees: "₹5,000 a month". */
export const aMonth = (rupees: number): string => words.briefMonthly({ amount: formatRupees(rupees) });

/** An amount in rupees: "₹1.5 lakh a year". */
export const aYear = (rupees: number): string => words.briefYearly({ amount: rupeesInShortOrFull(rupees) });

/** A yearly return in percent: "12% assumed". */
export const assumed = (percent: number): string => words.briefAssumed({ rate: percentInFull(percent) });
