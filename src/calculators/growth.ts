/** What calculators of savings share: a sum that is put in, and what it grows to, year by year. */
import type { Bar, Sides, Step, TableData } from '../machines/calculator/definition';
import { twelfthsFor } from '../lib/finance/sip';
import { formatNumber, formatPercent, formatRupees } from '../lib/format/rupees';

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

/**
 * What comes out if an assumed return is that of a whole year, where the answer counts a twelfth of it each month, as fund houses do: 12% are
 * then 12% and not 12.68% after twelve months. Calculators of both kinds are about.
 *
 * @param answerFor the answer at a rate whose twelfth is counted
 */
export const otherConvention = (expected: number, answerFor: (percent: number) => number): Step => ({
  name: `If ${formatPercent(expected, 2)} is the return of a whole year`,
  rule: 'other calculators let each month grow by (1 + return) ^ (1 ÷ 12)',
  value: `× ${formatNumber((1 + expected / 100) ** (1 / 12), 6)} a month: ${formatRupees(answerFor(twelfthsFor(expected)))}`,
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
