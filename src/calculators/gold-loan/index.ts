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
import { monthsText } from '../timeOf';
import { withOwn } from '../withOwn';
import { choice, grams, percent, rupees, wholeMonths } from '../../machines/fields/inputs/fields';

type Pledge = Readonly<Record<'grams' | 'price' | 'rate' | 'months', number> & Record<'carats' | 'repay', string>>;

const defaults: Pledge = { grams: 30, carats: '22', price: EXAMPLE_PRICE[24], rate: 10, months: 12, repay: 'emi' };

type Answer = ReturnType<typeof answerFor>;

const isBullet = ({ repay }: Pick<Pledge, 'repay'>): boolean => repay === 'bullet';

/** The loan for the chosen time, and those of usual times. */
function answerFor(pledge: Pledge, { tiers, longestBullet }: GoldLoanLimits) {
  const { grams: weight, carats, price, rate: annualRatePercent, months: time } = pledge;
  const longest = isBullet(pledge) ? longestBullet : Infinity;
  const repayment = isBullet(pledge) ? 'bullet' : 'emi';
  const value = goldValue(weight, Number(carats), price);
  const loanOver = (tenure: number): GoldLoan =>
    largestGoldLoan(value, { annualRatePercent, months: tenure, repayment }, tiers);
  const chosen = loanOver(time);
  const tenures = withOwn([3, 6, 12, 18, 24], time)
    .filter((tenure) => tenure <= longest)
    .map(loanOver);
  return { ...chosen, value, limit: tierOf(chosen.loan, tiers)?.sharePercent ?? 0, tenures };
}

const tierText = ({ sharePercent, upTo }: LtvTier): string =>
  `${sharePercent}% ${upTo === Infinity ? 'above' : `up to ${formatRupees(upTo)}`}`;

const say = ({ grams: weight, carats, price, rate, ...how }: Pledge): string =>
  `${numberInFull(weight)} g of ${carats} carat gold, at ${formatRupees(price)} a gram for 24 carat, lent at ${percentInFull(rate)} a year${isBullet(how) ? ` and repaid in one go after ${monthsText(how.months)}` : ''}`;

export default calculator<Pledge, Answer>(
  {
    id: 'gold-loan',
    name: 'Gold loan calculator',
    figures: goldLoanFigures,
  },
  (figures) => {
    const limits = goldLoanLimits(figures);
    return {
      defaults,
      inputs: {
        grams: grams('Net weight of gold', [1, 1_000, 1], [10, 30, 50]),
        carats: choice('Purity', { '24': '24 carat', '22': '22 carat', '20': '20 carat', '18': '18 carat' }),
        price: rupees('A gram of 24 carat', [1_000, 100_000, 50]),
        rate: percent('Interest rate', [5, 36, 0.05]),
        months: wholeMonths('Tenure', [1, 36, 1], [6, 12, 24]),
        repay: choice('Repayment', { emi: 'EMI, every month', bullet: 'In one go at the end (bullet)' }),
      },
      mainFields: ['grams', 'carats', 'price', 'rate', 'months', 'repay'],
      conflicts: (values) =>
        isBullet(values) && values.months > limits.longestBullet
          ? {
              months: `A loan that is repaid in one go may run for at most ${monthsText(limits.longestBullet)}. Enter ${limits.longestBullet} or less, or choose EMIs.`,
            }
          : {},
      compute: (values) => answerFor(values, limits),
      say,
      headline: ({ loan }) => ({ label: 'The most you can borrow', figure: formatRupees(loan) }),
      reports: ({ loan, value, interest }) => [
        { rupees: Math.floor(loan) },
        { rupees: interest, what: 'interest', isCost: true },
        { rupees: value, what: 'gold' },
      ],
      parts: ({ loan, interest }) => [
        ['the loan', loan],
        ['interest', interest],
      ],
      facts: ({ value, interest }) => [
        ['The gold is worth', formatRupees(value)],
        ['Interest', formatRupees(interest)],
      ],
      sentence: ({ loan, payment, value, limit, months: time }, values) =>
        `You pay **${formatRupees(payment)}**${isBullet(values) ? ` in one go after ${monthsText(time)}` : ` a month for ${monthsText(time)}`}. The loan is ${formatPercent((loan / value) * 100, 0)} of what the gold is worth; the limit at this size is ${formatPercent(limit)}${isBullet(values) ? ', interest included' : ''}. If the price falls, the lender may ask for money or more gold, so borrow less.`,
      chart: ({ tenures }) => ({
        title: 'The most you can borrow by tenure, and the interest above it',
        lower: 'Loan',
        upper: 'Interest',
        bars: tenures.map(({ months: time, loan, interest }) => [monthsText(time), loan, interest]),
      }),
      tablesTitle: 'By tenure: the loan, the interest and what you pay',
      tables: [
        {
          name: 'By tenure',
          of: ({ tenures }, values) => ({
            columns: ['Months', 'Most you can borrow', 'Interest', isBullet(values) ? 'Due at the end' : 'EMI'],
            rows: tenures.map(({ months: time, loan, interest, payment }) => [
              time,
              Math.floor(loan),
              interest,
              payment,
            ]),
            ...(isBullet(values) && {
              note: `A loan for the household that is repaid in one go may run for at most ${limits.longestBullet} months.`,
            }),
          }),
        },
      ],
      steps: ({ value, loan, interest, limit, payment, months: time }, values) => [
        {
          name: 'Value of the gold',
          rule: 'net weight × carats ÷ 24 × price of 24 carat',
          value: `${numberInFull(values.grams)} g × ${values.carats} ÷ 24 × ${formatRupees(values.price)} = ${formatRupees(value)}`,
          source: { text: 'RBI directions of 2025, paragraphs 17 and 18' },
        },
        {
          name: 'Limit for loans of this size',
          rule: limits.tiers.map(tierText).join(', '),
          value: `${rupeesInFull(value)} × ${percentInFull(limit)} = ${formatRupees((value * limit) / 100)}`,
          source: { text: 'limits of lending against gold', address: '/figures#gold-loan-ltv' },
        },
        {
          name: 'The most you can borrow',
          rule: isBullet(values)
            ? 'limit ÷ (1 + interest until the end), as the limit covers both; at most the upper end of its size'
            : 'limit, at most the upper end of its size',
          value: isBullet(values)
            ? `÷ (1 + ${percentInFull(values.rate)} × ${time} ÷ 12): ${formatRupees(Math.floor(loan))}`
            : formatRupees(Math.floor(loan)),
        },
        isBullet(values)
          ? { name: 'Due at the end', rule: 'loan + simple interest', value: formatRupees(payment) }
          : {
              name: 'EMI',
              rule: 'P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
              value: `${formatRupees(payment)} for ${monthsText(time)}`,
            },
        { name: 'Interest', rule: 'all that you pay − loan', value: formatRupees(interest) },
      ],
    };
  },
);
