import { offerList } from '../../machines/list/definition';
import { formatMonth } from '../../lib/format/dates';
import { numberInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { tierOf } from '../../lib/finance/goldLoan';
import { LOAN_FEE_GST } from '../../content/law/gst';
import { goldLoanFigures, goldLoanLimits, type GoldLoanLimits } from '../../content/law/goldLoanLimits';
import { rateText } from '../../lib/format/rateText';
import { formatMonths } from '../../lib/format/durations';
import { ageingOf, type LoanAnswer, type LoanRanking } from '../loans/loan';
import { firstByRate } from '../loans/order';
import { rankLoans } from '../loans/rank';
import { loanRules } from '../loans/rules';
import { leadOf } from '../loans/sentences';
import { columnOf } from '../loans/fields';
import { feeNotes, loanGroup, sharedParts } from '../loans/group';
import type { LoanList } from '../loans/loanList';
import { resultOf } from '../loans/result';
import { offerFields } from '../loans/offeredInputs';
import { offeredLoan, offerLead } from '../loans/offered';
import { loanRow, tableLoan } from '../loans/loanRows';
import { defaults, inputs, isBullet, monthsOf, mostFor, rateThatPaysLess, type Gold } from './gold';
import * as words from './messages.en';
import { records } from './records';
import { refinance } from './refinance';

const { known } = records;
const rows = records.records.map(tableLoan);

const rates = rows.flatMap((loan) =>
  loan.rates.flatMap(({ rate: { least, most } }) => [least ?? [], most ?? []].flat()),
);

/** The highest rate that a row counts with: the bullet loan that fits the limit at it fits at every row's. */
const highestStart = Math.max(...rows.flatMap((loan) => loan.rates[0]?.rate.least ?? []));
const highestRate = Math.max(...rates);

/** How a higher rate shrinks a bullet loan; none while the LTV tier is the limit, not the interest. */
function lessNotes(gold: Gold, limits: GoldLoanLimits): readonly string[] {
  const above = rateThatPaysLess(gold, limits, highestStart);
  if (above >= highestRate) return [];
  return [above > highestStart ? words.lessAbove({ rate: formatPercent(above, 1) }) : words.less];
}

/** The usual answer of a loan list without the amount, which the previous sentence has. */
function monthlyLead(ranking: LoanRanking, amount: number, tenureMonths: number): string {
  if (ranking.ranked.length === 0) return words.noRate;
  return leadOf(ranking, { amount, tenureMonths }, { namesLoan: false });
}

/** @param best of the ranked loans, by rate */
function bulletLead(best: LoanAnswer | undefined, { rivals }: LoanRanking, amount: number, months: number): string {
  const { rate, interest, row } = best ?? {};
  if (rate === undefined || interest === undefined || !row) return words.noRate;
  const isBeaten = rivals.some(({ rate: other = Infinity }) => other < rate);
  return words.bullet({
    isBeaten,
    months: formatMonths(months),
    total: formatRupees(amount + interest),
    month: formatMonth(records.asOf),
    rate: rateText(rate),
    lender: row.provider.name,
  });
}

const isExample = ({ price }: Gold): boolean => price === defaults.price;

function priceNote(gold: Gold): string {
  const { price, carat } = gold;
  const note = words.price({
    isExample: isExample(gold),
    isOtherPurity: carat !== '22',
    price: formatRupees(price),
    carat,
  });
  return isExample(gold) ? `${note} ${words.priceWhere}` : note;
}

const notes = (gold: Gold, limits: GoldLoanLimits): readonly string[] => [
  `${priceNote(gold)} ${words.limit}`,
  ...(isBullet(gold)
    ? [[words.limitOfBullet({ months: formatMonths(limits.longestBullet) }), ...lessNotes(gold, limits)].join(' ')]
    : []),
];

const list = offerList<Gold>({
  id: 'gold-loans',
  heading: words.heading({ count: String(rows.length) }),
  defaults,
  inputs,
  mainFields: ['grams', 'price'],
  more: [{ title: words.moreFields, names: ['carat', 'months', 'repay'] }],
  offer: offerFields<Gold>(rows, (gold, figures) => mostFor(gold, goldLoanLimits(figures), highestStart)),
  ...sharedParts,
  figures: [LOAN_FEE_GST, ...goldLoanFigures],
  known,
  ageing: ageingOf(rows),
  answer: (gold, figures, hasExampleOffer) => {
    const limits = goldLoanLimits(figures);
    const tenureMonths = monthsOf(gold, limits);
    const amount = mostFor(gold, limits, highestStart);
    const column = columnOf(gold.order);
    const loan = { amount, tenureMonths, isBullet: isBullet(gold) };
    const rules = loanRules(figures);
    const ranking = rankLoans(rows, loan, rules, column);
    const best = firstByRate(ranking.ranked);
    const offered = offeredLoan({
      values: gold,
      inputs: loan,
      gstPercent: rules.gstPercent,
      isExample: hasExampleOffer,
    });
    const mostLtv = tierOf(amount, limits.tiers)?.sharePercent;
    const grams = numberInFull(gold.grams);
    const most = [
      words.most({ isExample: isExample(gold), grams, carat: gold.carat, amount: formatRupees(amount) }),
      ...(isBullet(gold)
        ? [words.oneGo({ months: formatMonths(tenureMonths), isShorter: tenureMonths < Number(gold.months) })]
        : []),
    ].join(' ');
    return {
      certain: offered ? `${most} ${offerLead(offered, loan)}` : most,
      lead: `${most} ${
        isBullet(gold) ? bulletLead(best, ranking, amount, tenureMonths) : monthlyLead(ranking, amount, tenureMonths)
      }`,
      inputsText: words.inputs({ grams, months: formatMonths(tenureMonths) }),
      result: resultOf(offered ?? best, amount),
      groups: [
        loanGroup({
          ranking,
          column,
          offered,
          inputs: loan,
          points: 1,
          before: most,
          rowOf: (answer) => loanRow(answer, loan, ['ltv', 'tenure'], mostLtv),
          notes: notes(gold, limits),
          sumNotes: feeNotes(ranking.ranked),
        }),
      ],
    };
  },
});

/** Gold loans against a weight of gold, within the current legal limits. What one costs, EMI, fee and total, is in ../loans/answer.ts. */
const goldLoans: LoanList = { ...list, refinance };

export default goldLoans;
