/**
 * What a visitor wrote into a field, within the limits of the field. The keyboard of all these fields is that of numbers, which on some phones
 * has digits and a point and nothing else; so a message names no form with a comma, a minus or letters.
 */
import { formatDay, numberOfDay } from '../format/dates';
import { formatRupees, rupeesInWords } from '../format/rupees';
import { refused, type Reading } from '../quantities/reading';
import { readDay } from './readDay';
import { readNumber } from './readNumber';
import { readRupees } from './readRupees';
import type { UnitReader } from './units';

/** Which values a field accepts, both ends included. */
interface Limits {
  readonly least: number;
  readonly most: number;
}

const LAKH = 100_000;

function inBoth(rupees: number): string {
  return rupees < LAKH ? formatRupees(rupees) : `₹${rupeesInWords(rupees)}`;
}

/**
 * @param limits in rupees
 * @returns whole rupees within the limits; a refusal says why the amount cannot be used and names the limit
 */
export function amountWithin(text: string, { least, most }: Limits): Reading<number> {
  if (text.trim() === '') return refused(`Enter an amount from ${inBoth(least)} to ${inBoth(most)}.`);
  const rupees = readRupees(text);
  if (rupees === undefined) {
    const example = Math.min(Math.max(LAKH, least), most);
    return refused(`We cannot read this amount. Write it in digits, such as ${example} for ${inBoth(example)}.`);
  }
  if (rupees < 0) return refused(`An amount cannot be negative. Enter at least ${inBoth(least)}.`);
  if (rupees > most) {
    const found = Number.isFinite(rupees) ? inBoth(rupees) : 'This amount';
    return refused(`${found} is too large here. Enter at most ${inBoth(most)}.`);
  }
  if (rupees < least) return refused(`${inBoth(rupees)} is too small here. Enter at least ${inBoth(least)}.`);
  return { value: Math.round(rupees) };
}

interface NumberLimits extends Limits {
  /** For messages: "years", "%". */
  readonly unit: string;
  /** Which units may stand behind the number */
  readonly unitOf: UnitReader;
}

/** @returns the number within the limits; a refusal names what the field accepts */
export function numberWithin(text: string, { least, most, unit, unitOf }: NumberLimits): Reading<number> {
  const range = `${least < 0 ? `−${-least}` : least} to ${most}${unit === '%' ? '%' : ` ${unit}`}`;
  // A field that may be below 0 has the buttons − and +, see NumberField.
  const limits = least < 0 ? `from ${range}; − beside the field goes below 0` : `from ${range}`;
  if (text.trim() === '') return refused(`Enter a number ${limits}.`);
  const value = readNumber(text, unitOf);
  if (value === undefined) return refused(`We cannot read this number. Write one ${limits}.`);
  return value >= least && value <= most ? { value } : refused(`Enter a number ${limits}.`);
}

/**
 * @param first and last the days between which it has to lie, as ISO texts
 * @returns days since 1 January 1970
 */
export function dayWithin(text: string, first: string, last: string): Reading<number> {
  const day = readDay(text, Number(last.slice(0, 4)));
  if (day === undefined) {
    const [year, month, date] = last.split('-');
    return refused(`Write day, month and year in digits, as in ${date}.${month}.${year}.`);
  }
  if (day < first || day > last) return refused(`Enter a day from ${formatDay(first)} to ${formatDay(last)}.`);
  return { value: numberOfDay(day) };
}
