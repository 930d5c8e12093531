/**
 * Numbers with every digit that was computed with, for steps and for inputs in sentences: 7.125% stays 7.125%. What has no end, such as a
 * third, is cut after ten decimals, far below what changes a rupee.
 */
import { formatNumber, formatPercent, formatRupees } from './rupees';
import { rupeesInShort } from './rupeesInShort';
import * as words from './messages.en';

const DECIMALS = 10;

/** A number: 6.5, 1.0059375, 999.14791904. A decimal less for each digit before the point, so that a phone prints it in one line. */
export const numberInFull = (value: number): string =>
  formatNumber(value, Math.max(DECIMALS - Math.floor(Math.log10(Math.max(Math.abs(value), 1))), 0));

/** A percentage: 7.125%. */
export const percentInFull = (percent: number): string => formatPercent(percent, DECIMALS);

/** An amount in rupees, with paise if there are any: ₹5,00,000, ₹8,906.25. */
export const rupeesInFull = (rupees: number): string =>
  formatRupees(rupees, Math.abs(rupees - Math.round(rupees)) < 0.005 ? 0 : 2);

/** An amount as it is said, where that is exact, and in digits where not: ₹1 crore, ₹1,23,45,678. */
export function rupeesInShortOrFull(rupees: number): string {
  const size = Math.abs(rupees);
  const unit = size >= 10_000_000 ? 100_000 : 10_000;
  return size % unit === 0 ? rupeesInShort(rupees) : rupeesInFull(rupees);
}

/** A sum that counts as nothing where it is negative, as the end of a step: "₹2,50,000", "−₹2,50,000, so ₹0". */
export const rupeesAtLeastNil = (rupees: number): string =>
  rupees < 0 ? words.soNil({ amount: rupeesInFull(rupees), nil: formatRupees(0) }) : formatRupees(rupees);
