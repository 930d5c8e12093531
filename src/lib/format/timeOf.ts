import { LIFETIME_MONTHS } from '../lifetime';
import { MONTHS_IN_YEAR, monthsOfYears } from '../unitSizes';
import { numberInFull } from './inFull';
import { formatMonths, formatYears } from './durations';
import * as words from './messages.en';

/** A number of years: "1 year", "2.5 years". */
export const yearsText = (years: number): string => formatYears(years, numberInFull(years));

/** A number of months: "1 month", "6.5 months". */
export const monthsText = (months: number): string => formatMonths(months, numberInFull(months));

/** A number of months in years and months: "9 years 4 months". From 1,200 on it is "over 100 years". */
export function timeOf(months: number): string {
  if (months >= LIFETIME_MONTHS) return words.over100Years;
  const [whole, rest] = [Math.floor(months / MONTHS_IN_YEAR), months % MONTHS_IN_YEAR];
  return [whole > 0 && yearsText(whole), rest > 0 && monthsText(rest)].filter(Boolean).join(' ') || monthsText(0);
}

/** The end of a year in a table, counted from the start: "7", "7.5", or "7 years 5 months" where decimals have no end. */
export function yearEnd(year: number): string {
  const text = numberInFull(year);
  return /\.\d{4}/.test(text) ? timeOf(monthsOfYears(year)) : text;
}

/** Months as an exponent in years: "20", "(93 ÷ 12)". */
export const inYears = (months: number): string =>
  months % MONTHS_IN_YEAR === 0 ? numberInFull(months / MONTHS_IN_YEAR) : `(${numberInFull(months)} ÷ 12)`;
