import { effectiveYield, quarterlyPayout } from '../../lib/finance/deposits';
import { depositAnswer, isInsured, type DepositAnswer } from '../../lists/fixed-deposits/deposits';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { calculator } from '../../machines/calculator/definition';
import { afterTaxStep } from '../afterTax';
import { interestShown, type TaxedInterest } from '../smallSavings';
import { growthChart, growthTable, type GrowthYear } from '../growth';
import { yearsText } from '../timeOf';
import { CESS, choice, leftAfterTax, percent, rupees, taxSlab, years } from '../../machines/fields/inputs/fields';

type Deposit = {
  readonly amount: number;
  readonly rate: number;
  readonly years: number;
  readonly payout: string;
  readonly slab: string;
};

interface Answer extends TaxedInterest {
  /** The most that the bank owes on one day, which is what can be lost there */
  readonly owed: number;
  readonly years: readonly GrowthYear[];
}

function answerFor({ amount, rate, years: time, payout, slab }: Deposit, figures: FigureValues): Answer {
  const answerAfter = (end: number): DepositAnswer =>
    depositAnswer(
      {
        amount,
        tenureMonths: end * 12,
        isPaidOut: payout === 'quarter',
        afterTaxShare: leftAfterTax(slab, figures),
      },
      rate,
    );
  const { value, afterTax, owed } = answerAfter(time);
  const ends = Array.from({ length: Math.ceil(time) }, (_year, index) => Math.min(index + 1, time));
  return {
    value,
    owed,
    interest: value - amount,
    kept: afterTax - amount,
    years: ends.map((end) => ({ year: end, invested: amount, value: answerAfter(end).value })),
  };
}

const say = ({ amount, rate, years: time, payout }: Deposit): string =>
  `${formatRupees(amount)} for ${yearsText(time)} at ${percentInFull(rate)} a year${payout === 'quarter' ? ', paid out each quarter' : ''}`;

export default calculator<Deposit, Answer>(
  { id: 'fixed-deposit', name: 'Fixed deposit calculator', figures: ['deposit-insurance', CESS] },
  ({ 'deposit-insurance': insured = 0, ...figures }) => ({
    defaults: { amount: 500_000, rate: 7, years: 3, payout: 'end', slab: 'none' },
    inputs: {
      amount: rupees('Deposit', [10_000, 100_000_000, 10_000, 5_000_000], [100_000, 500_000, 1_000_000]),
      rate: percent('Interest rate', [1, 12, 0.05]),
      years: years('Tenure', [0.5, 10, 0.5]),
      payout: choice('Interest', { end: 'At the end, with the deposit', quarter: 'Paid out each quarter' }),
      slab: taxSlab,
    },
    mainFields: ['amount', 'rate', 'years'],
    more: { title: 'Payout, tax', names: ['payout', 'slab'] },
    compute: (deposit) => answerFor(deposit, figures),
    say,
    headline: ({ value }) => ({ label: 'Deposit and interest', figure: formatRupees(value) }),
    ...interestShown,
    parts: ({ value, interest }) => [
      ['your deposit', value - interest],
      ['interest', interest],
    ],
    sentence: ({ owed }, { amount, rate, payout }) =>
      [
        payout === 'quarter'
          ? `Each quarter pays **${formatRupees(quarterlyPayout(amount, rate))}**.`
          : `With interest on interest, the rate comes to **${formatPercent(effectiveYield(rate), 2)} a year**.`,
        isInsured(owed, insured)
          ? 'Deposit and interest at one bank are insured in full.'
          : `The bank owes you up to ${formatRupees(owed)} on one day, of which ${formatRupees(insured)} is insured.`,
      ].join(' '),
    chart: ({ years: ends }) => growthChart(ends, { put: 'Deposit', growth: 'Interest' }),
    effects: {
      title: 'What adds most interest',
      gain: (now, then) => then.interest - now.interest,
      changes: [
        ['Find a rate higher by 0.5 points', { rate: { by: 0.5 } }],
        ['Leave it one year longer', { years: { by: 1 } }],
      ],
    },
    tablesTitle: 'Year by year: deposit and interest',
    tables: [{ name: 'By year', of: ({ years: ends }) => growthTable(ends) }],
    steps: ({ value, interest }, { amount, rate, years: time, payout, slab }) => [
      payout === 'quarter'
        ? {
            name: 'Interest of one quarter',
            rule: 'deposit × yearly rate ÷ 4',
            value: `${formatRupees(amount)} × ${percentInFull(rate)} ÷ 4 = ${formatRupees(quarterlyPayout(amount, rate), 2)}`,
          }
        : {
            name: 'Deposit and interest',
            rule: 'deposit × (1 + rate ÷ 4) ^ quarters',
            value: `${formatRupees(amount)} × (1 + ${percentInFull(rate)} ÷ 4)^${numberInFull(time * 4)} = ${formatRupees(value)}`,
            source: { text: 'banks compound deposits each quarter' },
          },
      { name: 'Interest', rule: 'what comes back − deposit', value: formatRupees(interest) },
      afterTaxStep(interest, slab, figures),
    ],
  }),
);
