import { lumpSumAfter, type LumpSumEnd } from '../../lib/finance/lumpSum';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { growthTable, type GrowthYear } from '../growth';
import { yearsText } from '../timeOf';
import { percent, rupees, years } from '../../machines/fields/inputs/fields';

const defaults = { amount: 500_000, expected: 12, cost: 1, years: 20 };

type LumpSum = Readonly<typeof defaults>;

interface Answer extends LumpSumEnd {
  readonly amount: number;
  readonly years: readonly (GrowthYear & { readonly taken: number })[];
}

function compute({ amount, expected, cost, years: time }: LumpSum): Answer {
  const fund = { amount, returnPercent: expected, costPercent: cost };
  const years = Array.from({ length: Math.ceil(time) }, (_year, index) => {
    const year = Math.min(index + 1, time);
    const { value, without } = lumpSumAfter(fund, year);
    return { year, invested: amount, value, taken: without - value };
  });
  return { amount, ...lumpSumAfter(fund, time), years };
}

const say = ({ amount, expected, cost, years: time }: LumpSum): string =>
  `${formatRupees(amount)} for ${yearsText(time)} at an assumed ${percentInFull(expected)} a year before a cost of ${percentInFull(cost)}`;

export default calculator<LumpSum, Answer>({ id: 'lump-sum', name: 'Fund cost calculator' }, () => ({
  defaults,
  inputs: {
    amount: rupees('Amount invested', [10_000, 100_000_000, 10_000, 5_000_000], [100_000, 500_000, 1_000_000]),
    expected: percent('Expected return before costs', [0, 30, 0.5]),
    cost: percent('Expense ratio', [0, 3, 0.05]),
    years: years('Time', [1, 50, 1]),
  },
  mainFields: ['amount', 'expected', 'cost', 'years'],
  compute,
  say,
  headline: ({ without, value }) => ({ label: 'What the cost takes', figure: formatRupees(without - value) }),
  reports: ({ without, value }) => [{ rupees: without - value }, { rupees: value, what: 'left for you' }],
  parts: ({ value, without }) => [
    ['is left for you', value],
    ['goes in costs', without - value],
  ],
  facts: ({ value, without }) => [
    ['What it may become', formatRupees(value)],
    ['Without the cost', formatRupees(without)],
  ],
  sentence: ({ without, value, amount }, { cost }) =>
    `A cost of ${percentInFull(cost)} a year takes **${formatPercent(((without - value) / Math.max(without - amount, 1)) * 100, 0)}** of the growth. The return is assumed: nobody promises it, but the cost is charged every year.`,
  chart: ({ years: ends }) => ({
    title: 'What is left by the end of each year, and what the cost has taken above it',
    lower: 'Left for you',
    upper: 'Taken by the cost',
    bars: ends.map(({ year, value, taken }) => [`Year ${numberInFull(year)}`, value, taken]),
  }),
  effects: {
    title: 'What leaves you more',
    gain: (now, then) => then.value - now.value,
    changes: [
      ['A fund that costs 0.5 points less', { cost: { by: -0.5 } }],
      ['A fund that costs 0.2%', { cost: { downTo: 0.2 } }],
    ],
  },
  tablesTitle: 'Year by year: what it may become after the cost',
  tables: [{ name: 'By year', of: ({ years: ends }) => growthTable(ends) }],
  steps: ({ value, without }, { amount, expected, cost, years: time }) => [
    {
      name: 'Without the cost',
      rule: 'amount × (1 + return) ^ years',
      value: `${formatRupees(amount)} × ${numberInFull(1 + expected / 100)}^${numberInFull(time)} = ${formatRupees(without)}`,
    },
    {
      name: 'With the cost',
      rule: 'amount × ((1 + return) × (1 − expense ratio)) ^ years',
      value: `${formatRupees(amount)} × (${numberInFull(1 + expected / 100)} × ${numberInFull(1 - cost / 100)})^${numberInFull(time)} = ${formatRupees(value)}`,
      source: { text: 'a fund takes its expense ratio from the assets, day by day' },
    },
    { name: 'What the cost takes', rule: 'the difference', value: formatRupees(without - value) },
  ],
}));
