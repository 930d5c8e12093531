/** Shared by savings calculators: deposits and their growth, year by year. */
import type { Chart, Sides, Step, TableData } from '../machines/calculator/definition';
import { percent, years } from '../machines/fields/inputs/fields';
import { yearEnd } from '../lib/format/timeOf';
import { twelfthsFor } from '../lib/finance/sip';
import { numberInFull, percentInFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../lib/unitSizes';
import * as words from './messages.en';

export interface GrowthYear {
  /** Years since the start; the last may be a part of one, such as 7.5 */
  readonly year: number;
  /** Rupees paid in by the end of the year, and their value then */
  readonly invested: number;
  readonly value: number;
}

/** @param names of the two parts of a bar, and what the chart shows */
export function growthChart(
  ends: readonly GrowthYear[],
  { put, growth, title } = { put: words.putIn, growth: words.growth, title: words.chart },
): Chart {
  return {
    title,
    lower: put,
    upper: growth,
    upperIs: 'gain',
    bars: ends.map(({ year, invested, value }) => [
      words.chartYear({ year: yearEnd(year) }),
      invested,
      value - invested,
    ]),
  };
}

export const growthTable = (ends: readonly GrowthYear[]): TableData => ({
  columns: [words.columnYear, words.columnPutIn, words.columnGrowth, words.columnValue],
  rows: ends.map(({ year, invested, value }) => [
    yearEnd(year),
    invested,
    Math.round(value) - Math.round(invested),
    value,
  ]),
});

/** What a month adds at an assumed yearly return. */
export const returnStep = (expected: number): Step => ({
  name: words.stepReturn,
  rule: words.stepReturnRule,
  value: `${percentInFull(expected)} ÷ 12 = ${percentInFull(expected / MONTHS_IN_YEAR)}`,
});

/**
 * The result by the other convention. Ours adds a twelfth of the assumed return each month, as fund houses do, so that 12% become 12.68% in a
 * year; other calculators take 12% as the return of the whole year.
 *
 * @param answerFor the answer at a rate whose twelfth is counted
 */
export const otherConvention = (expected: number, answerFor: (percent: number) => number): Step => ({
  name: words.stepOtherConvention({ expected: percentInFull(expected) }),
  rule: words.stepOtherConventionRule,
  value: words.stepOtherConventionValue({
    factor: numberInFull((1 + expected / 100) ** (1 / MONTHS_IN_YEAR)),
    value: formatRupees(answerFor(twelfthsFor(expected))),
  }),
});

/** The fields that both sides of a monthly sum have. */
export const growthInputs = {
  expected: percent(words.labelExpected, [0, 30, 0.5]),
  years: years(words.labelYears, [1, 50, 1]),
  stepUp: percent(words.labelStepUp, [0, 50, 1]),
};

/** SIP and goal: the value of a monthly sum, and the monthly sum for a target. */
export const monthlySides: Sides = {
  name: words.sides,
  calculators: [
    { id: 'sip', text: words.sideMonthly },
    { id: 'goal', text: words.sideTarget },
  ],
  shared: ['expected', 'years', 'stepUp'],
};
