/** Rupees and percentages as Indian readers write them: 43,391; 50,00,000; 50 lakh; 1.25 crore; 8.5%. */

import * as words from './messages.en';
import { withMinus } from './minus';
import { CRORE, LAKH } from '../unitSizes';

const LOCALE = 'en-IN';

const formats = new Map<string, Intl.NumberFormat>();

/** A format, made once: to make one takes a browser many times as long as to use it. */
function numberFormat(style: 'decimal' | 'currency', decimals: number, minDecimals: number): Intl.NumberFormat {
  const key = `${style} ${decimals} ${minDecimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    style,
    currency: 'INR',
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
}

/** Largest first, each with how it is said. */
const UNITS: readonly { readonly size: number; readonly said: (of: { readonly figure: string }) => string }[] = [
  { size: CRORE, said: words.crore },
  { size: LAKH, said: words.lakh },
  { size: 1000, said: words.thousand },
  { size: 1, said: ({ figure }) => figure },
];

function requireFinite(value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`Expected a finite number, found ${value}`);
}

/** What would be shown as '-0' is shown as '0'. */
function unsignedZero(value: number, decimals: number): number {
  return Math.abs(value) < 0.5 / 10 ** decimals ? 0 : value;
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/**
 * A number in Indian grouping, without a unit: 5000000 is '50,00,000'.
 *
 * @param decimals at most this many, trailing zeros dropped; halves are rounded away from zero.
 * @throws {RangeError} when the value is NaN or infinite.
 */
export function formatNumber(value: number, decimals = 0): string {
  requireFinite(value);
  return numberFormat('decimal', decimals, 0).format(unsignedZero(value, decimals));
}

/**
 * An amount in Indian grouping: 43391 is '₹43,391', 5000000 is '₹50,00,000', -500 is '−₹500'.
 *
 * @param rupees amount in rupees.
 * @param decimals exactly this many are shown (2 for paise); halves are rounded away from zero.
 * @throws {RangeError} when the amount is NaN or infinite.
 */
export function formatRupees(rupees: number, decimals = 0): string {
  requireFinite(rupees);
  return withMinus(numberFormat('currency', decimals, decimals).format(unsignedZero(rupees, decimals)));
}

/**
 * An amount as it is said: 5000000 is '50 lakh', 12500000 is '1.25 crore', 45000 is '45 thousand', 900 is '900'.
 * Rounded to two decimals of the unit, so it may be less exact than the amount.
 *
 * @param rupees amount in rupees.
 * @throws {RangeError} when the amount is NaN or infinite.
 */
export function rupeesInWords(rupees: number): string {
  requireFinite(rupees);
  const amount = Math.abs(rupees);
  let index = UNITS.findIndex(({ size }) => amount >= size);
  if (index === -1) index = UNITS.length - 1;

  for (; index >= 0; index -= 1) {
    const unit = UNITS[index];
    if (unit === undefined) break;
    const figure = roundTo(amount / unit.size, 2);
    const larger = UNITS[index - 1];
    // 99,99,999 rounds to 100 lakh, which nobody says: go up to 1 crore.
    if (larger !== undefined && figure >= larger.size / unit.size) continue;
    const amountSaid = unit.said({ figure: formatNumber(figure, 2) });
    return rupees < 0 && figure !== 0 ? words.minus({ amount: amountSaid }) : amountSaid;
  }
  return formatNumber(rupees, 2);
}

/**
 * A percentage: 8.5 is '8.5%'. The value is already in percent, not a fraction.
 *
 * @param decimals at most this many; halves are rounded away from zero.
 * @param minDecimals at least this many: 2 turns 8.5 into '8.50%', for a column of rates.
 * @throws {RangeError} when the value is NaN or infinite, or `minDecimals` is more than `decimals`.
 */
export function formatPercent(percent: number, decimals = 2, minDecimals = 0): string {
  requireFinite(percent);
  const figure = numberFormat('decimal', decimals, minDecimals);
  return `${figure.format(unsignedZero(percent, decimals))}%`;
}
