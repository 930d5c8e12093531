import { formatRupees, parseRupees, plainDigits, rupeesInWords } from '../format/rupees';
import { refused, type Reading } from './reading';

/** Which amounts a field accepts, both ends included, in rupees. */
export interface AmountLimits {
  readonly least: number;
  readonly most: number;
}

function inBoth(rupees: number): string {
  return rupees < 100_000 ? formatRupees(rupees) : `₹${rupeesInWords(rupees)}`;
}

/**
 * Reads an amount that a visitor typed: "₹40 lakh", "40,00,000", "४०,००,०००", "0.4 crore", "40L".
 *
 * @returns whole rupees within the limits; a refusal says why the amount cannot be used and names the limit
 */
export function readAmount(text: string, { least, most }: AmountLimits): Reading<number> {
  if (text.trim() === '') return refused(`Enter an amount from ${inBoth(least)} to ${inBoth(most)}.`);
  if (/^\s*(?:₹|rs\.?)?\s*[-−–]/iu.test(text))
    return refused(`An amount cannot be negative. Enter at least ${inBoth(least)}.`);
  const rupees = parseRupees(text);
  if (rupees === undefined) {
    return refused('We cannot read this amount. Write it as 40 lakh, 0.4 crore or 40,00,000.');
  }
  if (rupees > most) {
    const found = Number.isFinite(rupees) ? inBoth(rupees) : 'This amount';
    return refused(`${found} is too large here. Enter at most ${inBoth(most)}.`);
  }
  if (rupees < least) return refused(`${inBoth(rupees)} is too small here. Enter at least ${inBoth(least)}.`);
  return { value: Math.round(rupees) };
}

/** A plain decimal number that may be followed by its unit. */
export interface NumberLimits extends AmountLimits {
  /** For messages: "years", "%". */
  readonly unit: string;
  /** Matches the lower-case text that may follow the number. */
  readonly after: RegExp;
}

/**
 * Reads a number such as "20", "20 years", "8.5%" or "२०". A comma is never a decimal point.
 *
 * @returns the number within the limits; a refusal names what the field accepts
 */
export function readNumber(text: string, { least, most, unit, after }: NumberLimits): Reading<number> {
  const limits = `from ${least} to ${most}${unit === '%' ? '%' : ` ${unit}`}`;
  const plain = plainDigits(text).trim().toLowerCase();
  if (plain === '') return refused(`Enter a number ${limits}.`);
  const { figure, rest = '' } = /^(?<figure>[-−]?(?:\d+\.?\d*|\.\d+))\s*(?<rest>.*)$/u.exec(plain)?.groups ?? {};
  if (figure === undefined || (rest !== '' && !after.test(rest)))
    return refused(`We cannot read this number. Write one ${limits}.`);
  const value = Number(figure.replace('−', '-'));
  return value >= least && value <= most ? { value } : refused(`Enter a number ${limits}.`);
}
