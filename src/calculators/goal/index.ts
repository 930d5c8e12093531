import { monthlyForTarget, sipByYear, type SipYear } from '../../lib/finance/sip';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { amountField, rateField, yearsField } from '../../machines/fields/NumberField/fieldSpec';
import { monthsText, yearsText } from '../timeOf';
import { growthChart, growthTable, monthlySides, otherConvention } from '../growth';

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

function compute({ target, expected, years: time, stepUp }: GoalValues): GoalAnswer {
  const plan = { annualReturnPercent: expected, months: Math.round(time * 12), stepUpPercent: stepUp };
  const monthly = monthlyForTarget(target, plan);
  const years = sipByYear({ ...plan, monthly });
  return { monthly, years, invested: years.at(-1)?.invested ?? 0, target };
}

const say = ({ target, expected, years, stepUp }: GoalValues): string =>
  [
    `${rupeesInShort(target)} in ${yearsText(years, 2)} at an assumed ${formatPercent(expected, 2)} a year`,
    ...(stepUp > 0 ? [`${formatPercent(stepUp, 2)} more each year`] : []),
  ].join(', ');

export default calculator<GoalValues, GoalAnswer>({ id: 'goal', name: 'Goal calculator' }, () => ({
  defaults: { target: 10_000_000, expected: 12, years: 20, stepUp: 0 },
  inputs: {
    target: {
      kind: 'number',
      spec: amountField({
        label: 'Amount to reach',
        limits: { min: 100_000, max: 500_000_000, step: 100_000, sliderMost: 50_000_000 },
        chips: [1_000_000, 5_000_000, 10_000_000, 50_000_000],
      }),
    },
    expected: { kind: 'number', spec: rateField({ label: 'Expected return', limits: { min: 0, max: 30, step: 0.5 } }) },
    years: { kind: 'number', spec: yearsField({ label: 'Time', limits: { min: 1, max: 50, step: 1 } }) },
    stepUp: { kind: 'number', spec: rateField({ label: 'Yearly rise', limits: { min: 0, max: 50, step: 1 } }) },
  },
  sides: monthlySides,
  inSight: ['target', 'expected', 'years'],
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
  sentence: ({ monthly }, values) => [
    { text: 'If you start five years later, it takes ' },
    {
      text: formatRupees(Math.ceil(compute({ ...values, years: Math.max(values.years - 5, 1) }).monthly)),
      strong: true,
    },
    { text: ` a month instead of ${formatRupees(Math.ceil(monthly))}. The return is assumed: nobody promises it.` },
  ],
  chart: ({ years }) => growthChart(years),
  effects: {
    title: 'What lowers the monthly sum most',
    gain: (now, then) => now.monthly - then.monthly,
    changes: ({ years, stepUp, expected }) => [
      ['Take 5 years more', { years: years + 5 }],
      ['Raise it by 10% each year', { stepUp: stepUp + 10 }],
      ['Pay 1 point less in costs a year', { expected: expected + 1 }],
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
        value: `${formatPercent(expected, 2)} ÷ 12 = ${formatNumber(expected / 12, 6)}%`,
      },
      {
        name: 'What ₹1 a month becomes',
        rule: stepUp > 0 ? 'paid at the start of each month, rising each year' : 'paid at the start of each month',
        value: `${formatRupees(ofOneRupee, 2)} after ${monthsText(years * 12)}`,
      },
      {
        name: 'To invest each month',
        rule: 'amount to reach ÷ what ₹1 a month becomes, rounded up',
        value: `${formatRupees(target)} ÷ ${formatNumber(ofOneRupee, 4)} = ${formatRupees(Math.ceil(monthly))}`,
      },
      otherConvention(expected, (percent) => Math.ceil(compute({ ...values, expected: percent }).monthly)),
    ];
  },
}));
