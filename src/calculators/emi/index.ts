import { calculateEmi } from '../../lib/finance/emi';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { Phrase } from '../../content/offerTypes';
import { calculator } from '../../machines/calculator/definition';
import { amountField, pointsField, rateField, yearsField } from '../../machines/fields/NumberField/fieldSpec';
import { effects, steps } from './explain';
import { answerFor, MONTHS_IN_YEAR, type EmiAnswer, type EmiValues } from './loan';
import { byYear, monthTable, yearTable } from './tables';

/** @returns "1 year", "2 years 3 months" */
function monthsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS_IN_YEAR), months % MONTHS_IN_YEAR];
  const part = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [...(years > 0 ? [part(years, 'year')] : []), ...(rest > 0 ? [part(rest, 'month')] : [])].join(' ');
}

function say({ amount, years, rate }: EmiValues): string {
  const time = `${formatNumber(years, 2)} ${years === 1 ? 'year' : 'years'}`;
  return `${formatRupees(amount)} over ${time} at ${formatPercent(rate, 3)} a year`;
}

function sentence(answer: EmiAnswer, values: EmiValues): readonly Phrase[] {
  const { plain, totalInterest, schedule, emi, loan } = answer;
  if (!plain) {
    const raised = calculateEmi({ ...loan, annualRatePercent: loan.annualRatePercent + 1 }).emi;
    return [
      { text: 'If the rate rises by 1 point, the EMI becomes ' },
      { text: formatRupees(raised), strong: true },
      { text: `, which is ${formatRupees(raised - emi)} more each month.` },
    ];
  }
  const saved = plain.totalInterest - totalInterest;
  const months = plain.months - schedule.length;
  const onlyPrepays = values.prepay > 0 && values.rise === 0;
  const size = rupeesInShort(Math.abs(saved));
  return [
    { text: `${onlyPrepays ? 'Paying early' : 'With these changes the loan'} ${saved >= 0 ? 'saves' : 'costs'} ` },
    { text: saved >= 0 ? `${size} of interest` : `${size} more interest`, strong: true },
    ...(months === 0
      ? [{ text: '.' }]
      : [
          { text: onlyPrepays ? ' and ends the loan ' : ' and ends ' },
          { text: monthsInWords(Math.abs(months)), strong: true as const },
          { text: months > 0 ? ' sooner.' : ' later.' },
        ]),
  ];
}

const about = { id: 'emi', name: 'EMI calculator', page: '/home-loans#emi-calculator' };

/** Defaults and limits are the product's: ₹5 lakh to ₹5 crore, 5 to 30 years, 7% to 15%. */
export default calculator<EmiValues, EmiAnswer>(about, () => ({
  defaults: {
    amount: 5_000_000,
    years: 20,
    rate: 8.5,
    prepay: 0,
    every: 'year',
    after: 1,
    adjusts: 'tenure',
    rise: 0,
  },
  inputs: {
    amount: {
      kind: 'number',
      spec: amountField({
        label: 'Loan amount',
        limits: { min: 500_000, max: 50_000_000, step: 100_000 },
        chips: [2_500_000, 5_000_000, 7_500_000, 10_000_000],
      }),
    },
    years: { kind: 'number', spec: yearsField({ label: 'Tenure', limits: { min: 5, max: 30, step: 1 } }) },
    rate: { kind: 'number', spec: rateField({ label: 'Interest rate', limits: { min: 7, max: 15, step: 0.05 } }) },
    prepay: {
      kind: 'number',
      spec: amountField({
        label: 'Pay early',
        limits: { min: 0, max: 50_000_000, step: 10_000 },
        chips: [50_000, 100_000, 500_000],
      }),
    },
    every: {
      kind: 'choice',
      label: 'How often',
      options: [
        { value: 'once', text: 'Once' },
        { value: 'year', text: 'Every year' },
        { value: 'month', text: 'Every month' },
      ],
    },
    after: { kind: 'number', spec: yearsField({ label: 'First after', limits: { min: 1, max: 29, step: 1 } }) },
    adjusts: {
      kind: 'choice',
      label: 'Use the early payment to reduce',
      options: [
        { value: 'tenure', text: 'The tenure' },
        { value: 'EMI', text: 'The EMI' },
      ],
    },
    rise: {
      kind: 'number',
      spec: pointsField({ label: 'The rate changes after a year by', limits: { min: -3, max: 5, step: 0.25 } }),
    },
  },
  inSight: ['amount', 'years', 'rate'],
  more: { title: 'Paying early, a change of the rate', names: ['prepay', 'every', 'after', 'adjusts', 'rise'] },
  compute: (values) => answerFor(values),
  say,
  headline: ({ emi }) => ({ label: 'Monthly EMI', figure: formatRupees(emi) }),
  reports: ({ emi, totalInterest }) => [{ rupees: emi }, { rupees: totalInterest, what: 'interest', isCost: true }],
  parts: ({ loan, totalInterest }) => [
    ['your loan', loan.principal],
    ['interest', totalInterest],
  ],
  facts: ({ totalPayable, totalInterest }) => [
    ['Total payable', formatRupees(totalPayable)],
    ['Total interest', formatRupees(totalInterest)],
  ],
  sentence,
  foldTitle: 'Chart, and what saves most interest',
  chart: ({ schedule }) => ({
    title: 'What you pay in each year: principal below, interest above',
    lower: 'Principal',
    upper: 'Interest',
    bars: byYear(schedule).map(({ year, principal, prepaid, interest }) => [
      `Year ${year}`,
      principal + prepaid,
      interest,
    ]),
  }),
  effects,
  tablesTitle: 'Year by year: principal, interest and balance',
  tables: [
    { name: 'By year', of: ({ schedule }, values) => yearTable(schedule, say(values)) },
    { name: 'By month', of: ({ schedule }, values) => monthTable(schedule, say(values)) },
  ],
  steps,
}));
