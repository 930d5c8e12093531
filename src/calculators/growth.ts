/** What calculators of savings share: a sum that is put in, and what it grows to, year by year. */
import type { Bar, Table } from '../islands/Calculator/definition';
import { formatNumber } from '../lib/format/rupees';

export interface GrowthYear {
  readonly year: number;
  /** Rupees put in by the end of the year, and what they have become */
  readonly invested: number;
  readonly value: number;
}

/** @param words what the two parts of a bar are called */
export function growthChart(
  years: readonly GrowthYear[],
  { put, growth } = { put: 'Put in', growth: 'Growth' },
): {
  readonly bars: readonly Bar[];
  readonly lower: string;
  readonly upper: string;
  readonly title: string;
} {
  return {
    title: `${put} by the end of each year, and ${growth.toLowerCase()} above it`,
    lower: put,
    upper: growth,
    bars: years.map(({ year, invested, value }) => ({
      name: `Year ${year}`,
      lower: invested,
      upper: Math.max(value - invested, 0),
    })),
  };
}

/** @param given what was put in, in words */
export function growthTable(years: readonly GrowthYear[], given: string): Table {
  return {
    caption: `${given}, in rupees`,
    columns: ['Year', 'Put in so far', 'Growth so far', 'Value'],
    rows: years.map(({ year, invested, value }) => [
      String(year),
      formatNumber(invested),
      formatNumber(Math.round(value) - Math.round(invested)),
      formatNumber(value),
    ]),
  };
}
