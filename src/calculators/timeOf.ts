import { MOST_MONTHS } from '../lib/finance/cardDebt';
import { numberInFull } from '../lib/format/inFull';

/** A number of months in words: "9 years 4 months". From 1,200 on it is "over 100 years". */
export function timeOf(months: number): string {
  if (months >= MOST_MONTHS) return 'over 100 years';
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const part = (count: number, unit: string): string[] =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  return [...part(whole, 'year'), ...part(rest, 'month')].join(' ') || '0 months';
}

const counted = (text: string, unit: string): string => `${text} ${unit}${text === '1' ? '' : 's'}`;

/** A number of years: "1 year", "2.5 years". */
export const yearsText = (years: number): string => counted(numberInFull(years), 'year');

/** A number of months: "1 month", "6.5 months". */
export const monthsText = (months: number): string => counted(numberInFull(months), 'month');

/** The end of a year in a table, counted from the start: "7", "7.5", or "7 years 5 months" where decimals have no end. */
export function yearEnd(year: number): string {
  const text = numberInFull(year);
  return /\.\d{4}/.test(text) ? timeOf(Math.round(year * 12)) : text;
}

/** Months as an exponent in years: "20", "(93 ÷ 12)". */
export const inYears = (months: number): string =>
  months % 12 === 0 ? numberInFull(months / 12) : `(${numberInFull(months)} ÷ 12)`;
