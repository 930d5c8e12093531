/**
 * What a visitor wrote into a field, within the limits of the field. The keyboard of all these fields is that of numbers, which on some phones
 * has digits and a point and nothing else; so a message names no form with a comma, a minus or letters.
 */
import { formatDay, formatMonth } from '../format/dates';
import { rupeesInShortOrFull } from '../format/inFull';
import { formatRupees, rupeesInWords } from '../format/rupees';
import { refused, type Reading } from '../quantities/reading';
import { numberOfDay } from '../days';
import { monthWithoutDay, readDay } from './readDay';
import { readNumber } from './readNumber';
import { readRupees } from './readRupees';
import type { UnitReader } from './units';
import { LAKH } from '../unitSizes';
import * as words from './messages.en';

/** Which values a field accepts, both ends included. */
interface Limits {
  readonly least: number;
  readonly most: number;
}

function inBoth(rupees: number): string {
  return rupees < LAKH ? formatRupees(rupees) : `₹${rupeesInWords(rupees)}`;
}

/**
 * @param limits in rupees
 * @returns whole rupees within the limits, 0 for an empty text where they allow it; a refusal says why the amount cannot be used and names the limit
 */
export function amountWithin(text: string, { least, most }: Limits): Reading<number> {
  // Who empties a field that may be nothing, such as a deduction, has no such amount.
  if (text.trim() === '' && least === 0) return { value: 0 };
  if (text.trim() === '') return refused(words.amountMissing({ least: inBoth(least), most: inBoth(most) }));
  const rupees = readRupees(text);
  if (rupees === undefined) {
    const example = Math.min(Math.max(LAKH, least), most);
    return refused(words.amountUnreadable({ example: String(example), exampleInWords: inBoth(example) }));
  }
  if (rupees < 0) return refused(words.amountNegative({ least: inBoth(least) }));
  if (rupees > most) {
    return refused(
      Number.isFinite(rupees)
        ? words.amountTooLarge({ found: rupeesInShortOrFull(rupees), most: inBoth(most) })
        : words.amountEndless({ most: inBoth(most) }),
    );
  }
  if (rupees < least)
    return refused(words.amountTooSmall({ found: rupeesInShortOrFull(rupees), least: inBoth(least) }));
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
  // A field that may be below 0 has the buttons − and +, see NumberField.
  const isBelowZero = least < 0;
  const limits = {
    least: isBelowZero ? `−${-least}` : String(least),
    most: `${most}${unit === '%' ? '%' : ` ${unit}`}`,
  };
  const outside = refused((isBelowZero ? words.numberBelowZero : words.number)(limits));
  if (text.trim() === '') return outside;
  const value = readNumber(text, unitOf);
  if (value === undefined) {
    return refused((isBelowZero ? words.numberBelowZeroUnreadable : words.numberUnreadable)(limits));
  }
  return value >= least && value <= most ? { value } : outside;
}

/**
 * @param first and last the days between which it has to lie, as ISO texts
 * @returns days since 1 January 1970
 */
export function dayWithin(text: string, first: string, last: string): Reading<number> {
  const latestYear = Number(last.slice(0, 4));
  const day = readDay(text, latestYear);
  if (day === undefined) {
    const tooShort = monthWithoutDay(text, latestYear);
    if (tooShort) return refused(words.dayNone({ month: formatMonth(tooShort.month), days: String(tooShort.days) }));
    const [year, month, date] = last.split('-');
    return refused(words.dayUnreadable({ example: `${date}.${month}.${year}` }));
  }
  if (day < first || day > last) return refused(words.day({ first: formatDay(first), last: formatDay(last) }));
  return { value: numberOfDay(day) };
}
