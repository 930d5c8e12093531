import {
  EXAMPLE_PRICE,
  goldValue,
  largestGoldLoan,
  tierOf,
  type GoldLoan,
  type LtvTier,
} from '../../lib/finance/goldLoan';
import { goldLoanFigures, goldLoanLimits, type GoldLoanLimits } from '../../content/law/goldLoanLimits';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { monthsText } from '../../lib/format/timeOf';
import { withOwn } from '../withOwn';
import { choice, grams, orderedChoice, percent, rupees, wholeMonths } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type Pledge = Readonly<Record<'grams' | 'price' | 'rate' | 'months', number>> & {
  readonly carats: string;
  readonly repay: 'emi' | 'bullet';
};

const defaults: Pledge = { grams: 30, carats: '22', price: EXAMPLE_PRICE[24], rate: 9, months: 12, repay: 'emi' };

type Answer = ReturnType<typeof answerFor>;

const isBullet = ({ repay }: Pick<Pledge, 'repay'>): boolean => repay === 'bullet';

/** The loan for the chosen time, and those of usual times. */
function answerFor(pledge: Pledge, { tiers, longestBullet }: GoldLoanLimits) {
  const { grams: weight, carats, price, rate: annualRatePercent, months: time, repay } = pledge;
  const longest = isBullet(pledge) ? longestBullet : Infinity;
  const value = goldValue(weight, Number(carats), price);
  const loanOver = (tenure: number): GoldLoan =>
    largestGoldLoan(value, { annualRatePercent, months: tenure, repayment: repay }, tiers);
  const chosen = loanOver(time);
  const tenures = withOwn([3, 6, 12, 18, 24], time)
    .filter((tenure) => tenure <= longest)
    .map(loanOver);
  return { ...chosen, value, limit: tierOf(chosen.loan, tiers)?.sharePercent ?? 0, tenures };
}

const tierText = ({ sharePercent, upTo }: LtvTier): string =>
  upTo === Infinity
    ? words.tierAbove({ share: `${sharePercent}%` })
    : words.tierUpTo({ share: `${sharePercent}%`, most: formatRupees(upTo) });

const say = ({ grams: weight, carats, price, rate, repay, months: time }: Pledge): string =>
  words.inputs({
    repay,
    grams: numberInFull(weight),
    carats,
    price: formatRupees(price),
    rate: percentInFull(rate),
    months: monthsText(time),
  });

const brief = ({ grams: weight, carats, price }: Pledge): string =>
  inBrief(words.briefGold({ grams: numberInFull(weight), carats }), words.briefPrice({ price: formatRupees(price) }));

export default calculator<Pledge, Answer>(
  {
    id: 'gold-loan',
    name: words.name,
    shortName: words.shortName,
    figures: goldLoanFigures,
  },
  (figures) => {
    const limits = goldLoanLimits(figures);
    return {
      defaults,
      inputs: {
        grams: grams(words.labelGrams, [1, 1_000, 1], [10, 30, 50]),
        carats: orderedChoice(
          words.labelCarats,
          ['18', '20', '22', '24'].map((carats) => [carats, words.carats({ carats })]),
        ),
        price: rupees(words.labelPrice, [1_000, 100_000, 50]),
        rate: percent(shared.interestRate, [5, 36, 0.05]),
        months: wholeMonths(words.labelMonths, [1, 36, 1], [6, 12, 24]),
        repay: choice(words.labelRepay, { emi: words.repayEmi, bullet: words.repayBullet }),
      },
      mainFields: ['grams', 'carats', 'price', 'rate', 'months', 'repay'],
      conflicts: (values) =>
        isBullet(values) && values.months > limits.longestBullet
          ? {
              months: words.conflictMonths({
                longest: monthsText(limits.longestBullet),
                number: String(limits.longestBullet),
              }),
            }
          : {},
      compute: (values) => answerFor(values, limits),
      say,
      brief,
      headline: ({ loan }) => inRupees(words.most, loan),
      parts: ({ loan, interest }) => [
        [words.partLoan, loan],
        [words.partInterest, interest],
      ],
      facts: ({ value, interest }) => [
        [words.worth, formatRupees(value)],
        [words.interest, formatRupees(interest)],
      ],
      sentence: ({ loan, payment, value, limit, months: time }, { repay }) =>
        words.sentence({
          repay,
          payment: formatRupees(payment),
          isOneMonth: time === 1,
          months: monthsText(time),
          share: formatPercent((loan / value) * 100, 0),
          limit: formatPercent(limit),
        }),
      chart: ({ tenures }) => ({
        title: words.chart,
        lower: words.chartLoan,
        upper: words.interest,
        bars: tenures.map(({ months: time, loan, interest }) => [monthsText(time), loan, interest]),
      }),
      tablesTitle: words.tables,
      tables: [
        {
          name: words.tableByTenure,
          of: ({ tenures }, values) => ({
            columns: [
              words.columnMonths,
              words.columnMost,
              words.interest,
              isBullet(values) ? words.dueAtEnd : words.emi,
            ],
            rows: tenures.map(({ months: time, loan, interest, payment }) => [
              time,
              Math.floor(loan),
              interest,
              payment,
            ]),
            ...(isBullet(values) && {
              note: words.noteBullet({ longest: monthsText(limits.longestBullet) }),
            }),
          }),
        },
      ],
      steps: ({ value, loan, interest, limit, payment, months: time }, values) => [
        {
          name: words.stepValue,
          rule: words.stepValueRule,
          value: `${numberInFull(values.grams)} g × ${values.carats} ÷ 24 × ${formatRupees(values.price)} = ${formatRupees(value)}`,
          source: { text: words.sourceValue },
        },
        {
          name: words.stepLimit,
          rule: limits.tiers.map(tierText).join(', '),
          value: `${rupeesInFull(value)} × ${percentInFull(limit)} = ${formatRupees((value * limit) / 100)}`,
          source: { text: words.sourceLimit, address: '/figures#gold-loan-ltv' },
        },
        {
          name: words.most,
          rule: words.stepMostRule({ repay: values.repay }),
          value: isBullet(values)
            ? `÷ (1 + ${percentInFull(values.rate)} × ${time} ÷ 12): ${formatRupees(Math.floor(loan))}`
            : formatRupees(Math.floor(loan)),
        },
        isBullet(values)
          ? { name: words.dueAtEnd, rule: words.stepDueRule, value: formatRupees(payment) }
          : {
              name: words.emi,
              rule: 'P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
              value: words.stepEmiValue({ payment: formatRupees(payment), months: monthsText(time) }),
            },
        { name: words.interest, rule: words.stepInterestRule, value: formatRupees(interest) },
      ],
    };
  },
);
