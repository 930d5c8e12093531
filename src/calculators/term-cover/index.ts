import { lifeCover, type LifeCover } from '../../lib/finance/lifeCover';
import { upToLakh } from '../../lib/finance/rounding';
import {
  numberInFull,
  percentInFull,
  rupeesAtLeastNil,
  rupeesInFull,
  rupeesInShortOrFull,
} from '../../lib/format/inFull';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { yearsText } from '../timeOf';
import { percent, rupees, wholeYears } from '../../machines/fields/inputs/fields';

const defaults = {
  monthly: 50_000,
  years: 25,
  loans: 3_000_000,
  goals: 2_000_000,
  savings: 1_000_000,
  cover: 0,
  inflation: 6,
  expected: 7,
};

type Family = Readonly<typeof defaults>;

function compute({ monthly, years: time, inflation, expected, ...sums }: Family): LifeCover {
  const need = { yearly: monthly * 12, inflationPercent: inflation, returnPercent: expected };
  return lifeCover(need, time, sums);
}

const say = ({ monthly, years: time, inflation, expected, loans, goals, savings, cover }: Family): string =>
  [
    `${formatRupees(monthly)} a month for ${yearsText(time)}`,
    ...(loans + goals > 0 ? [`${rupeesInShortOrFull(loans + goals)} for loans and children`] : []),
    ...(savings + cover > 0 ? [`less ${rupeesInShortOrFull(savings + cover)} of savings and cover`] : []),
    `at an assumed inflation of ${percentInFull(inflation)} and an assumed return of ${percentInFull(expected)} a year`,
  ].join(', ');

export default calculator<Family, LifeCover>({ id: 'term-cover', name: 'Term cover calculator' }, () => ({
  defaults,
  inputs: {
    monthly: rupees(
      "Family's spending a month, without yours",
      [5_000, 1_000_000, 1_000, 200_000],
      [30_000, 50_000, 100_000],
    ),
    years: wholeYears('Years in which they need it', [1, 60, 1]),
    loans: rupees('Loans to repay', [0, 100_000_000, 100_000, 20_000_000]),
    goals: rupees("Children's education and marriage, today's cost", [0, 100_000_000, 100_000, 20_000_000]),
    savings: rupees('Savings that they could use', [0, 100_000_000, 100_000, 20_000_000]),
    cover: rupees('Life cover that you have', [0, 100_000_000, 100_000]),
    inflation: percent('Assumed inflation', [0, 15, 0.5]),
    expected: percent('Assumed return after tax', [0, 15, 0.5]),
  },
  mainFields: ['monthly', 'years', 'loans', 'goals', 'savings'],
  more: { title: 'Cover that you have, inflation, return', names: ['cover', 'inflation', 'expected'] },
  compute,
  say,
  headline: ({ need }) => ({ label: 'Life cover to buy', figure: formatRupees(upToLakh(need)) }),
  reports: ({ need, support, there }) => [
    { rupees: upToLakh(need) },
    { rupees: support, what: 'for spending' },
    { rupees: there, what: 'there already' },
  ],
  parts: ({ support, once }) => [
    ['for spending', support],
    ['for loans and children', once],
  ],
  facts: ({ support, there }) => [
    ['For spending', formatRupees(support)],
    ['Savings and cover you have', formatRupees(there)],
  ],
  sentence: ({ need, support, once }, { monthly, years: time }) =>
    `With it your family can spend ${formatRupees(monthly)} a month **at the prices of today for ${yearsText(time)}**${once > 0 ? `, after ${rupeesInShortOrFull(once)} for loans and children` : ''}. ${
      need > 0
        ? `The money for spending is used up in the last year; it is ${formatNumber(support / (monthly * 12), 0)} times what they spend in the first.`
        : 'What you have already is enough, so you need no more cover.'
    } Inflation and return are assumed.`,
  chart: ({ years: ends }) => ({
    title: 'The money for spending, year by year: left at the end, and spent in the year above it',
    lower: 'Left',
    upper: 'Spent in the year',
    bars: ends.map(({ year, spent, left }) => [`Year ${year}`, left, spent]),
  }),
  effects: {
    title: 'What lowers it most',
    gain: (now, then) => now.need - then.need,
    changes: [
      ['Repay the loans', { loans: { downTo: 0 } }],
      ['Support for 5 years less', { years: { by: -5 } }],
      ['Spend a tenth less', { monthly: { times: 0.9 } }],
    ],
  },
  tablesTitle: 'Year by year: how the money is used up',
  tables: [
    {
      name: 'By year',
      of: ({ years: ends }) => ({
        columns: ['Year', 'Spent in the year', 'Spent a month', 'Left at the end'],
        rows: ends.map(({ year, spent, left }) => [year, spent, spent / 12, Math.max(left, 0)]),
      }),
    },
  ],
  steps: ({ support, once, there, need }, { monthly, years: time, inflation, expected, ...values }) => [
    {
      name: 'Money for spending',
      rule: 'Σ spending of a year × ((1 + inflation) ÷ (1 + return)) ^ t, for t from 0 to years − 1',
      value: `${formatRupees(monthly * 12)} a year, ${numberInFull(1 + inflation / 100)} ÷ ${numberInFull(1 + expected / 100)}, ${yearsText(time)}: ${formatRupees(support)}`,
      source: { text: 'growing annuity, each year paid at its start; needs-based method of life cover' },
    },
    {
      name: 'To pay at once',
      rule: 'loans + children',
      value: `${formatRupees(values.loans)} + ${formatRupees(values.goals)} = ${formatRupees(once)}`,
    },
    {
      name: 'Life cover to buy',
      rule: 'spending + to pay at once − savings − cover that you have, rounded up to a lakh',
      value: `${rupeesInFull(support)} + ${formatRupees(once)} − ${formatRupees(there)} = ${rupeesAtLeastNil(support + once - there)}, so ${formatRupees(upToLakh(need))}`,
    },
  ],
}));
