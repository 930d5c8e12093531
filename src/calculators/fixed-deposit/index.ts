import { effectiveYield, quarterlyPayout } from '../../lib/finance/deposits';
import { depositAnswer, isInsured, type DepositAnswer } from '../../lists/fixed-deposits/deposits';
import { numberInFull, percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { afterTaxStep } from '../afterTax';
import { interestShown, type TaxedInterest } from '../smallSavings';
import { growthChart, growthTable, type GrowthYear } from '../growth';
import { yearsText } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { choice, percent, rupees, taxSlab, years } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type Deposit = {
  readonly amount: number;
  readonly rate: number;
  readonly years: number;
  readonly payout: 'end' | 'quarter';
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
        tenureMonths: end * MONTHS_IN_YEAR,
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
  words.inputs({
    amount: formatRupees(amount),
    years: yearsText(time),
    rate: percentInFull(rate),
    payout,
  });

const brief = ({ amount, rate, years: time }: Deposit): string =>
  inBrief(rupeesInShortOrFull(amount), yearsText(time), percentInFull(rate));

export default calculator<Deposit, Answer>(
  { id: 'fixed-deposit', name: words.name, shortName: words.shortName, figures: ['deposit-insurance', CESS] },
  (figures) => {
    const insured = valueOf(figures, 'deposit-insurance');
    return {
      defaults: { amount: 500_000, rate: 7, years: 3, payout: 'end', slab: 'none' },
      inputs: {
        amount: rupees(words.deposit, [10_000, 100_000_000, 10_000, 5_000_000], [100_000, 500_000, 1_000_000]),
        rate: percent(shared.interestRate, [1, 12, 0.05]),
        years: years(words.labelYears, [0.5, 10, 0.5]),
        payout: choice(words.interest, { end: words.payoutEnd, quarter: words.payoutQuarter }),
        slab: taxSlab,
      },
      mainFields: ['amount', 'rate', 'years'],
      more: { title: words.moreFields, names: ['payout', 'slab'] },
      compute: (deposit) => answerFor(deposit, figures),
      say,
      brief,
      headline: ({ value, interest }) => inRupees(words.value, value, value - interest),
      ...interestShown,
      parts: ({ value, interest }) => [
        [words.partDeposit, value - interest],
        [words.partInterest, interest, 'gain'],
      ],
      sentence: ({ owed }, { amount, rate, payout }) =>
        [
          payout === 'quarter'
            ? words.quarterPays({ interest: formatRupees(quarterlyPayout(amount, rate)) })
            : words.effectiveYield({ rate: formatPercent(effectiveYield(rate), 2) }),
          isInsured(owed, insured)
            ? words.insured
            : words.insuredInPart({
                insured: formatRupees(insured),
                ...(payout === 'end' ? { isAll: true, owed: '' } : { isAll: false, owed: formatRupees(owed) }),
              }),
        ].join(' '),
      chart: ({ years: ends }) => growthChart(ends, { put: words.deposit, growth: words.interest, title: words.chart }),
      effects: {
        title: words.effects,
        counts: 'more',
        gain: (now, then) => then.interest - now.interest,
        changes: [
          [words.effectRate, { rate: { by: 0.5 } }],
          [words.effectLonger, { years: { by: 1 } }],
        ],
      },
      tablesTitle: words.tables,
      tables: [{ name: shared.tableByYear, of: ({ years: ends }) => growthTable(ends) }],
      steps: ({ value, interest }, { amount, rate, years: time, payout, slab }) => [
        payout === 'quarter'
          ? {
              name: words.stepQuarter,
              rule: words.stepQuarterRule,
              value: `${formatRupees(amount)} × ${percentInFull(rate)} ÷ 4 = ${formatRupees(quarterlyPayout(amount, rate), 2)}`,
            }
          : {
              name: words.value,
              rule: words.stepValueRule,
              value: `${formatRupees(amount)} × (1 + ${percentInFull(rate)} ÷ 4)^${numberInFull(time * 4)} = ${formatRupees(value)}`,
              source: { text: words.sourceQuarters },
            },
        { name: words.interest, rule: words.stepInterestRule, value: formatRupees(interest) },
        afterTaxStep(interest, slab, figures),
      ],
    };
  },
);
