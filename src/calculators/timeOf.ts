import { MOST_MONTHS } from '../lib/finance/cardDebt';

/** A number of months in words: "9 years 4 months". From 1,200 on it is "over 100 years". */
export function timeOf(months: number): string {
  if (months >= MOST_MONTHS) return 'over 100 years';
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const part = (count: number, unit: string): string[] =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  return [...part(whole, 'year'), ...part(rest, 'month')].join(' ') || '0 months';
}
