import { presentPurchasingPower, sipByYear, type SipYear } from '../../lib/finance/sip';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { amountField, rateField, yearsField } from '../../machines/fields/NumberField/fieldSpec';
import { monthsText, yearsText } from '../timeOf';
import { growthChart, growthTable, monthlySides, otherConvention } from '../growth';

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
    `${formatRupees(monthly)} a month for ${yearsText(years, 2)} at an assumed ${formatPercent(expected, 2)} a year`,
    ...(stepUp > 0 ? [`${formatPercent(stepUp, 2)} more each year`] : []),
  ].join(', ');

export default calculator<SipValues, SipAnswer>({ id: 'sip', name: 'SIP calculator' }, () => ({
  defaults: { monthly: 10_000, expected: 12, years: 20, stepUp: 0, inflation: 5 },
  inputs: {
    monthly: {
      kind: 'number',
      spec: amountField({
        label: 'Monthly investment',
        limits: { min: 500, max: 1_000_000, step: 500, sliderMost: 100_000 },
        chips: [2_000, 5_000, 10_000, 25_000],
      }),
    },
    expected: { kind: 'number', spec: rateField({ label: 'Expected return', limits: { min: 0, max: 30, step: 0.5 } }) },
    years: { kind: 'number', spec: yearsField({ label: 'Time', limits: { min: 1, max: 50, step: 1 } }) },
    stepUp: { kind: 'number', spec: rateField({ label: 'Yearly rise', limits: { min: 0, max: 50, step: 1 } }) },
    inflation: { kind: 'number', spec: rateField({ label: 'Inflation', limits: { min: 0, max: 15, step: 0.5 } }) },
  },
  sides: monthlySides,
  inSight: ['monthly', 'expected', 'years'],
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
  sentence: ({ value }, { inflation, years }) => [
    { text: `At ${formatPercent(inflation, 2)} inflation it will buy what ` },
    { text: rupeesInShort(presentPurchasingPower(value, inflation, years)), strong: true },
    { text: ' buys today. The return is assumed: nobody promises it.' },
  ],
  chart: ({ years }) => growthChart(years),
  effects: {
    title: 'What adds most',
    gain: (now, then) => then.value - now.value,
    changes: ({ years, stepUp, expected }) => [
      ['Go on for 5 years more', { years: years + 5 }],
      ['Raise it by 10% each year', { stepUp: stepUp + 10 }],
      ['Pay 1 point less in costs a year', { expected: expected + 1 }],
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
        value: `${formatPercent(expected, 2)} ÷ 12 = ${formatNumber(expected / 12, 6)}%`,
      },
      {
        name: 'Each month',
        rule: 'add the instalment, then let it grow by the return of the month',
        value: `(value + ${formatRupees(monthly)}) × ${formatNumber(1 + expected / 1200, 6)}`,
      },
      ...(stepUp > 0
        ? [{ name: 'After each year', rule: 'the instalment rises', value: `× ${formatNumber(1 + stepUp / 100, 4)}` }]
        : []),
      { name: 'You put in', rule: 'all instalments', value: formatRupees(invested) },
      {
        name: 'What it may become',
        rule: `the value after ${monthsText(years * 12)}`,
        value: formatRupees(value),
      },
      otherConvention(expected, (percent) => compute({ ...values, expected: percent }).value),
    ];
  },
}));
