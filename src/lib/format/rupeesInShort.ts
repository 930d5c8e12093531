import { formatNumber, formatRupees } from './rupees';
import * as words from './messages.en';
import { MINUS } from './minus';
import { CRORE, LAKH } from '../unitSizes';

/** From this amount on it is said in crore: what rounds to 100 lakh is a crore. */
const FIRST_IN_CRORE = 99.95 * LAKH;

/**
 * An amount to be read at a glance: 9376000 is "₹93.8 lakh", 10413840 "₹1.04 crore", 39066 "₹39,066". Below a lakh it is exact to
 * the rupee, above rounded to three or four figures, so two amounts may look alike that differ by a few hundred rupees.
 * @throws {RangeError} when the amount is NaN or infinite
 */
export function rupeesInShort(rupees: number): string {
  const size = Math.abs(rupees);
  const sign = rupees < 0 ? MINUS : '';
  if (size >= FIRST_IN_CRORE) return words.crore({ figure: `${sign}₹${formatNumber(size / CRORE, 2)}` });
  if (size >= LAKH) return words.lakh({ figure: `${sign}₹${formatNumber(size / LAKH, 1)}` });
  return formatRupees(rupees);
}

/** The amount that `rupeesInShort` shows. */
function asShown(rupees: number): number {
  const step = Math.abs(rupees) >= FIRST_IN_CRORE ? CRORE / 100 : Math.abs(rupees) >= LAKH ? LAKH / 10 : 1;
  return Math.round(rupees / step) * step;
}

/**
 * The difference between two amounts as they are shown, so that readers who subtract them get the same number: 4782000 and 4446000 are shown as
 * "₹47.8 lakh" and "₹44.5 lakh", so they differ by "₹3.3 lakh". If both look the same, the exact difference.
 * @throws {RangeError} when an amount is NaN or infinite
 */
export function differenceInShort(larger: number, smaller: number): string {
  const shown = asShown(larger) - asShown(smaller);
  return rupeesInShort(shown === 0 ? larger - smaller : shown);
}
