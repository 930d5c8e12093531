import { recurringDepositValue } from '../../lib/finance/deposits';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { calculator } from '../../machines/calculator/definition';
import { afterTaxStep } from '../afterTax';
import { interestShown, type TaxedInterest } from '../smallSavings';
import { growthChart, growthTable, type GrowthYear } from '../growth';
import { yearsText } from '../timeOf';
import { CESS, leftAfterTax, percent, rupees, taxSlab, years } from '../../machines/fields/inputs/fields';

type Deposit = { readonly monthly: number; readonly rate: number; readonly years: number; readonly slab: string };

interface Answer extends TaxedInterest {
  readonly invested: number;
  readonly years: readonly GrowthYear[];
}

const monthsOf = (time: number): number => Math.round(time * 12);

function answerFor({ monthly, rate, years: time, slab }: Deposit, figures: FigureValues): Answer {
  const months = monthsOf(time);
  const ends = Array.from({ length: Math.ceil(months / 12) }, (_year, index) => Math.min((index + 1) * 12, months));
  const value = recurringDepositValue(monthly, rate, months);
  const interest = value - monthly * months;
  return {
    value,
    invested: monthly * months,
    interest,
    kept: interest * leftAfterTax(slab, figures),
    years: ends.map((end) => ({
      year: end / 12,
      invested: monthly * end,
      value: recurringDepositValue(monthly, rate, end),
    })),
  };
}

const say = ({ monthly, rate, years: time }: Deposit): string =>
  `${formatRupees(monthly)} a month for ${yearsText(time)} at ${percentInFull(rate)} a year`;

export default calculator<Deposit, Answer>(
  { id: 'recurring-deposit', name: 'Recurring deposit calculator', figures: [CESS] },
  (figures) => ({
    defaults: { monthly: 5_000, rate: 6.5, years: 3, slab: 'none' },
    inputs: {
      monthly: rupees('Monthly deposit', [500, 1_000_000, 500, 50_000], [2_000, 5_000, 10_000]),
      rate: percent('Interest rate', [1, 12, 0.05]),
      years: years('Tenure', [0.5, 10, 0.5]),
      slab: taxSlab,
    },
    mainFields: ['monthly', 'rate', 'years'],
    more: { title: 'Tax', names: ['slab'] },
    compute: (deposit) => answerFor(deposit, figures),
    say,
    headline: ({ value }) => ({ label: 'Deposits and interest', figure: formatRupees(value) }),
    ...interestShown,
    parts: ({ invested, interest }) => [
      ['you pay in', invested],
      ['interest', interest],
    ],
    sentence: ({ interest, invested }) =>
      `The interest is **${formatPercent((interest / invested) * 100, 1)}** of what you pay in: the last instalments earn for a few months only.`,
    chart: ({ years: ends }) => growthChart(ends, { put: 'Paid in', growth: 'Interest' }),
    tablesTitle: 'Year by year: deposits and interest',
    tables: [{ name: 'By year', of: ({ years: ends }) => growthTable(ends) }],
    steps: ({ value, invested, interest }, { monthly, rate, years: time, slab }) => [
      {
        name: 'One instalment',
        rule: 'instalment × (1 + rate ÷ 4) ^ (months left ÷ 3)',
        value: `the first: ${formatRupees(monthly)} × (1 + ${percentInFull(rate)} ÷ 4)^(${numberInFull(monthsOf(time))} ÷ 3)`,
        source: { text: 'banks and the post office compound recurring deposits each quarter' },
      },
      {
        name: 'Deposits and interest',
        rule: `the sum over ${numberInFull(monthsOf(time))} instalments`,
        value: formatRupees(value),
      },
      {
        name: 'Interest',
        rule: 'what comes back − deposits',
        value: `${formatRupees(value)} − ${formatRupees(invested)} = ${formatRupees(interest)}`,
      },
      afterTaxStep(interest, slab, figures),
    ],
  }),
);
