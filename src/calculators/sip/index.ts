import { presentPurchasingPower, sipByYear, type SipYear } from '../../lib/finance/sip';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { percent, rupees } from '../../machines/fields/inputs/fields';
import { monthsText, yearsText } from '../timeOf';
import { growthChart, growthInputs, growthTable, monthlySides, otherConvention } from '../growth';

type SipValues = {
  readonly monthly: number;
  readonly expected: number;
  readonly years: number;
  readonly stepUp: number;
  readonly inflation: number;
};

interface SipAnswer {
  readonly years: readonly SipYear[];
  readonly invested: number;
  readonly value: number;
}

function compute({ monthly, expected, years: time, stepUp }: SipValues): SipAnswer {
  const months = Math.round(time * 12);
  const years = sipByYear({ monthly, annualReturnPercent: expected, months, stepUpPercent: stepUp });
  const { invested = 0, value = 0 } = years.at(-1) ?? {};
  return { years, invested, value };
}

const say = ({ monthly, expected, years, stepUp }: SipValues): string =>
  [
    `${formatRupees(monthly)} a month for ${yearsText(years)} at an assumed ${percentInFull(expected)} a year`,
    ...(stepUp > 0 ? [`${percentInFull(stepUp)} more each year`] : []),
  ].join(', ');

export default calculator<SipValues, SipAnswer>({ id: 'sip', name: 'SIP calculator' }, () => ({
  defaults: { monthly: 10_000, expected: 12, years: 20, stepUp: 0, inflation: 5 },
  inputs: {
    monthly: rupees('Monthly investment', [500, 1_000_000, 500, 100_000], [2_000, 5_000, 10_000, 25_000]),
    ...growthInputs,
    inflation: percent('Inflation', [0, 15, 0.5]),
  },
  sides: monthlySides,
  mainFields: ['monthly', 'expected', 'years'],
  more: { title: 'A yearly rise, inflation', names: ['stepUp', 'inflation'] },
  compute,
  say,
  headline: ({ value }) => ({ label: 'What it may become', figure: formatRupees(value) }),
  reports: ({ value, invested }, { inflation, years }) => [
    { rupees: value },
    { rupees: invested, what: 'put in' },
    { rupees: presentPurchasingPower(value, inflation, years), what: 'in today’s money' },
  ],
  parts: ({ invested, value }) => [
    ['you put in', invested],
    ['growth', value - invested],
  ],
  facts: ({ invested, value }) => [
    ['You put in', formatRupees(invested)],
    ['Growth', formatRupees(value - invested)],
  ],
  sentence: ({ value }, { inflation, years }) =>
    `At ${percentInFull(inflation)} inflation it will buy what **${rupeesInShort(presentPurchasingPower(value, inflation, years))}** buys today. The return is assumed: nobody promises it.`,
  chart: ({ years }) => growthChart(years),
  effects: {
    title: 'What adds most',
    gain: (now, then) => then.value - now.value,
    changes: [
      ['Go on for 5 years more', { years: { by: 5 } }],
      ['Raise it by 10% each year', { stepUp: { upTo: 10 } }],
      ['Pay 1 point less in costs a year', { expected: { by: 1 } }],
    ],
  },
  tablesTitle: 'Year by year: what you put in and what it may become',
  tables: [{ name: 'By year', of: ({ years }) => growthTable(years) }],
  steps: ({ invested, value }, values) => {
    const { monthly, expected, years, stepUp } = values;
    return [
      {
        name: 'Return of one month',
        rule: 'assumed yearly return ÷ 12',
        value: `${percentInFull(expected)} ÷ 12 = ${percentInFull(expected / 12)}`,
      },
      {
        name: 'Each month',
        rule: 'add the instalment, then let it grow by the return of the month',
        value: `(value + ${formatRupees(monthly)}) × ${numberInFull(1 + expected / 1200)}`,
      },
      ...(stepUp > 0
        ? [{ name: 'After each year', rule: 'the instalment rises', value: `× ${numberInFull(1 + stepUp / 100)}` }]
        : []),
      { name: 'You put in', rule: 'all instalments', value: formatRupees(invested) },
      {
        name: 'What it may become',
        rule: `the value after ${monthsText(Math.round(years * 12))}`,
        value: formatRupees(value),
      },
      otherConvention(expected, (percent) => compute({ ...values, expected: percent }).value),
    ];
  },
}));
