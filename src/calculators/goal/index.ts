import { monthlyForTarget, sipByYear, type SipYear } from '../../lib/finance/sip';
import { numberInFull, percentInFull, rupeesInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { rupees } from '../../machines/fields/inputs/fields';
import { monthsText, yearsText } from '../timeOf';
import { growthChart, growthInputs, growthTable, monthlySides, otherConvention } from '../growth';

type GoalValues = {
  readonly target: number;
  readonly expected: number;
  readonly years: number;
  readonly stepUp: number;
};

interface GoalAnswer {
  readonly monthly: number;
  readonly years: readonly SipYear[];
  readonly invested: number;
  readonly target: number;
}

const monthsOf = (time: number): number => Math.round(time * 12);

function compute({ target, expected, years: time, stepUp }: GoalValues): GoalAnswer {
  const plan = { annualReturnPercent: expected, months: monthsOf(time), stepUpPercent: stepUp };
  const monthly = monthlyForTarget(target, plan);
  const years = sipByYear({ ...plan, monthly });
  return { monthly, years, invested: years.at(-1)?.invested ?? 0, target };
}

const say = ({ target, expected, years, stepUp }: GoalValues): string =>
  [
    `${rupeesInShortOrFull(target)} in ${yearsText(years)} at an assumed ${percentInFull(expected)} a year`,
    ...(stepUp > 0 ? [`${percentInFull(stepUp)} more each year`] : []),
  ].join(', ');

export default calculator<GoalValues, GoalAnswer>({ id: 'goal', name: 'Goal calculator' }, () => ({
  defaults: { target: 10_000_000, expected: 12, years: 20, stepUp: 0 },
  inputs: {
    target: rupees(
      'Amount to reach',
      [100_000, 500_000_000, 100_000, 50_000_000],
      [1_000_000, 5_000_000, 10_000_000, 50_000_000],
    ),
    ...growthInputs,
  },
  sides: monthlySides,
  mainFields: ['target', 'expected', 'years'],
  more: { title: 'A yearly rise', names: ['stepUp'] },
  compute,
  say,
  headline: ({ monthly }) => ({ label: 'To invest each month', figure: formatRupees(Math.ceil(monthly)) }),
  reports: ({ monthly, invested }) => [{ rupees: Math.ceil(monthly) }, { rupees: invested, what: 'put in' }],
  parts: ({ invested, target }) => [
    ['you put in', invested],
    ['growth', target - invested],
  ],
  facts: ({ invested, target }) => [
    ['You put in', formatRupees(invested)],
    ['Growth', formatRupees(target - invested)],
  ],
  sentence: ({ monthly }, _values, after) => {
    const later = after({ years: { by: -5 } });
    const wait = later
      ? `If you start five years later, it takes **${formatRupees(Math.ceil(later.monthly))}** a month instead of ${formatRupees(Math.ceil(monthly))}. `
      : '';
    return `${wait}The return is assumed: nobody promises it.`;
  },
  chart: ({ years }) => growthChart(years),
  effects: {
    title: 'What lowers the monthly sum most',
    gain: (now, then) => now.monthly - then.monthly,
    changes: [
      ['Take 5 years more', { years: { by: 5 } }],
      ['Raise it by 10% each year', { stepUp: { upTo: 10 } }],
      ['Pay 1 point less in costs a year', { expected: { by: 1 } }],
    ],
  },
  tablesTitle: 'Year by year: what you put in and what it may become',
  tables: [{ name: 'By year', of: ({ years }) => growthTable(years) }],
  steps: ({ monthly, target }, values) => {
    const { expected, years, stepUp } = values;
    const ofOneRupee = target / monthly;
    return [
      {
        name: 'Return of one month',
        rule: 'assumed yearly return ÷ 12',
        value: `${percentInFull(expected)} ÷ 12 = ${percentInFull(expected / 12)}`,
      },
      {
        name: 'What ₹1 a month becomes',
        rule: stepUp > 0 ? 'paid at the start of each month, rising each year' : 'paid at the start of each month',
        value: `${formatRupees(ofOneRupee, 2)} after ${monthsText(monthsOf(years))}`,
      },
      {
        name: 'To invest each month',
        rule: 'amount to reach ÷ what ₹1 a month becomes, rounded up',
        value: `${formatRupees(target)} ÷ ${numberInFull(ofOneRupee)} = ${rupeesInFull(monthly)}, so ${formatRupees(Math.ceil(monthly))}`,
      },
      otherConvention(expected, (percent) => Math.ceil(compute({ ...values, expected: percent }).monthly)),
    ];
  },
}));
