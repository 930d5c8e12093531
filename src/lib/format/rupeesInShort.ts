import { formatNumber, formatRupees } from './rupees';
import * as words from './messages.en';
import { MINUS } from './minus';

const LAKH = 100_000;
const CRORE = 10_000_000;

/**
 * An amount to be read at a glance: 9376000 is "₹93.8 lakh", 10413840 "₹1.04 crore", 39066 "₹39,066". Below a lakh it is exact to
 * the rupee, above rounded to three or four figures, so two amounts may look alike that differ by a few hundred rupees.
 * @throws {RangeError} when the amount is NaN or infinite
 */
export function rupeesInShort(rupees: number): string {
  const size = Math.abs(rupees);
  // What rounds to 100 lakh is a crore.
  const sign = rupees < 0 ? MINUS : '';
  if (size >= 99.95 * LAKH) return words.crore({ figure: `${sign}₹${formatNumber(size / CRORE, 2)}` });
  if (size >= LAKH) return words.lakh({ figure: `${sign}₹${formatNumber(size / LAKH, 1)}` });
  return formatRupees(rupees);
}
