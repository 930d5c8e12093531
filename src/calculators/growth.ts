/** What calculators of savings share: a sum that is put in, and what it grows to, year by year. */
import type { Bar, Sides, TableData } from '../islands/Calculator/definition';

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
    bars: years.map(({ year, invested, value }) => [`Year ${year}`, invested, value - invested]),
  };
}

export const growthTable = (years: readonly GrowthYear[]): TableData => ({
  columns: ['Year', 'Put in so far', 'Growth so far', 'Value'],
  rows: years.map(({ year, invested, value }) => [year, invested, Math.round(value) - Math.round(invested), value]),
});

/** What a monthly sum grows to, and what monthly sum an amount needs. */
export const monthlySides: Sides = {
  name: 'What you know',
  calculators: [
    { id: 'sip', text: 'I invest monthly' },
    { id: 'goal', text: 'I want to reach' },
  ],
  shared: ['expected', 'years', 'stepUp'],
};
