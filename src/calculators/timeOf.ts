import { MOST_MONTHS } from '../lib/finance/cardDebt';
import { formatNumber } from '../lib/format/rupees';

/** A number of months in words: "9 years 4 months". From 1,200 on it is "over 100 years". */
export function timeOf(months: number): string {
  if (months >= MOST_MONTHS) return 'over 100 years';
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const part = (count: number, unit: string): string[] =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  return [...part(whole, 'year'), ...part(rest, 'month')].join(' ') || '0 months';
}

const counted = (text: string, unit: string): string => `${text} ${unit}${text === '1' ? '' : 's'}`;

/** A number of years as a visitor entered it: "1 year", "2.5 years". Without decimals it is rounded to whole years. */
export const yearsText = (years: number, decimals = 0): string => counted(formatNumber(years, decimals), 'year');

/** A number of months: "1 month", "36 months". */
export const monthsText = (months: number): string => counted(formatNumber(months), 'month');
