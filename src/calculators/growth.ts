/** Shared by savings calculators: deposits and their growth, year by year. */
import type { Bar, Sides, Step, TableData } from '../machines/calculator/definition';
import { percent, years } from '../machines/fields/inputs/fields';
import { yearEnd } from './timeOf';
import { twelfthsFor } from '../lib/finance/sip';
import { numberInFull, percentInFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';

export interface GrowthYear {
  /** Years since the start; the last may be a part of one, such as 7.5 */
  readonly year: number;
  /** Rupees paid in by the end of the year, and their value then */
  readonly invested: number;
  readonly value: number;
}

/** @param words names of the two parts of a bar */
export function growthChart(
  ends: readonly GrowthYear[],
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
    bars: ends.map(({ year, invested, value }) => [`Year ${yearEnd(year)}`, invested, value - invested]),
  };
}

export const growthTable = (ends: readonly GrowthYear[]): TableData => ({
  columns: ['Year', 'Put in so far', 'Growth so far', 'Value'],
  rows: ends.map(({ year, invested, value }) => [
    yearEnd(year),
    invested,
    Math.round(value) - Math.round(invested),
    value,
  ]),
});

/**
 * The result by the other convention. Ours adds a twelfth of the assumed return each month, as fund houses do, so that 12% become 12.68% in a
 * year; other calculators take 12% as the return of the whole year.
 *
 * @param answerFor the answer at a rate whose twelfth is counted
 */
export const otherConvention = (expected: number, answerFor: (percent: number) => number): Step => ({
  name: `If ${percentInFull(expected)} is the return of a whole year`,
  rule: 'other calculators let each month grow by (1 + return) ^ (1 ÷ 12)',
  value: `× ${numberInFull((1 + expected / 100) ** (1 / 12))} a month: ${formatRupees(answerFor(twelfthsFor(expected)))}`,
});

/** The fields that both sides of a monthly sum have. */
export const growthInputs = {
  expected: percent('Expected return', [0, 30, 0.5]),
  years: years('Time', [1, 50, 1]),
  stepUp: percent('Yearly rise', [0, 50, 1]),
};

/** SIP and goal: the value of a monthly sum, and the monthly sum for a target. */
export const monthlySides: Sides = {
  name: 'What you know',
  calculators: [
    { id: 'sip', text: 'I invest monthly' },
    { id: 'goal', text: 'I want to reach' },
  ],
  shared: ['expected', 'years', 'stepUp'],
};
