import { offerList } from '../../machines/list/definition';
import { formatMonth } from '../../lib/format/dates';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { tierOf } from '../../lib/finance/goldLoan';
import { goldLoanFigures, goldLoanLimits, type GoldLoanLimits } from '../../content/law/goldLoanLimits';
import { rateText } from '../../lib/format/rateText';
import { ageingOf, type LoanAnswer, type LoanRanking } from '../loans/loan';
import { rankLoans } from '../loans/rank';
import { GST, loanRules } from '../loans/rules';
import { leadOf } from '../loans/sentences';
import { formatTenure } from '../../lib/quantities/duration';
import { exactly } from '../../lib/quantities/span';
import { columnOf } from '../loans/fields';
import { feeNotes, loanGroup, resultOf, type LoanList } from '../loans/loanList';
import { loanRow, tableLoan } from '../loans/loanRows';
import { defaults, inputs, isBullet, monthsOf, mostFor, rateThatPaysLess, type Gold } from './gold';
import { records } from './records';
import { refinance } from './refinance';

const { known } = records;
const rows = records.records.map(tableLoan);

const rates = rows.flatMap((loan) =>
  loan.rates.flatMap(({ rate: { least, most } }) => [least ?? [], most ?? []].flat()),
);

/** The lowest published rate, which gives the largest bullet loan. */
const lowestRate = Math.min(...rates);
const highestRate = Math.max(...rates);

/** How a higher rate shrinks a bullet loan; empty while the LTV tier is the limit, not the interest. */
function lessText(gold: Gold, limits: GoldLoanLimits): string {
  const above = rateThatPaysLess(gold, limits, lowestRate);
  if (above >= highestRate) return '';
  const at = above > lowestRate ? `At rates above about ${formatPercent(above, 1)}` : 'At a higher rate';
  return ` ${at} you are paid a little less.`;
}

/** The usual answer of a loan list without the amount, which the previous sentence has. */
function monthlyLead(ranking: LoanRanking, amount: number, tenureMonths: number): string {
  if (ranking.ranked.length === 0) return 'No lender publishes a rate for it.';
  const loan = `Over ${formatTenure(exactly(tenureMonths))} it`;
  return leadOf(ranking, { amount, tenureMonths }, { loan, month: formatMonth(records.asOf) });
}

/** @param best of the ranked loans, by rate */
function bulletLead(best: LoanAnswer | undefined, { rivals }: LoanRanking, amount: number, months: number): string {
  const { rate, interest, row } = best ?? {};
  if (rate === undefined || interest === undefined || !row) return 'No lender publishes a rate for it.';
  const isBeaten = rivals.some(({ rate: other = Infinity }) => other < rate);
  const lowest = `the lowest published rate ${isBeaten ? 'that we can rank ' : ''}(${formatMonth(records.asOf)})`;
  return `After ${months} months you repay **${formatRupees(amount + interest)}** at ${lowest}, ${rateText(rate)} at ${row.provider.name}.`;
}

function priceText(price: number): string {
  const counted = `${formatRupees(price)} a gram of 22 carat`;
  return price === defaults.price ? `${counted} is an example: enter today’s price` : `Counted at ${counted}`;
}

const notes = (gold: Gold, limits: GoldLoanLimits): readonly string[] => {
  const { price, carat, repay } = gold;
  return [
    `${priceText(price)}${carat === '22' ? '' : `, and ${carat} carat counts by its share of pure metal`}. RBI’s limit goes by all your gold loans together.`,
    ...(repay === 'bullet'
      ? [
          `In one go, the limit covers the interest, and the loan may run ${limits.longestBullet} months at most.${lessText(gold, limits)}`,
        ]
      : []),
  ];
};

const list = offerList<Gold>({
  id: 'gold-loans',
  heading: `${rows.length} gold loans`,
  defaults,
  inputs,
  mainFields: ['grams', 'price'],
  more: [{ title: 'Purity, time, how you repay', names: ['carat', 'months', 'repay'] }],
  order: 'order',
  figures: [GST, ...goldLoanFigures],
  known,
  ageing: ageingOf(rows),
  answer: (gold, figures) => {
    const limits = goldLoanLimits(figures);
    const tenureMonths = monthsOf(gold, limits);
    const amount = mostFor(gold, limits, lowestRate);
    const column = columnOf(gold.order);
    const loan = { amount, tenureMonths, isBullet: isBullet(gold) };
    const rules = loanRules(figures);
    const ranking = rankLoans(rows, loan, rules, column);
    const [best] = column === 'rate' ? ranking.ranked : rankLoans(rows, loan, rules).ranked;
    const mostLtv = tierOf(amount, limits.tiers)?.sharePercent;
    const price = gold.price === defaults.price ? ' at an example price' : '';
    const most = `On **${gold.grams} g of ${gold.carat} carat gold**${price} you can borrow up to **${formatRupees(amount)}**.`;
    return {
      // For a bullet loan the limit includes the interest, which depends on the rate.
      ...(!isBullet(gold) && { certain: most }),
      lead: `${most} ${
        isBullet(gold) ? bulletLead(best, ranking, amount, tenureMonths) : monthlyLead(ranking, amount, tenureMonths)
      }`,
      inputsText: `${gold.grams} g, ${tenureMonths} months`,
      result: resultOf(best, amount, tenureMonths),
      groups: [
        loanGroup({
          ranking,
          column,
          rowOf: (answer) => loanRow(answer, ['ltv', 'tenure'], mostLtv),
          notes: [...notes(gold, limits), ...feeNotes(ranking.ranked)],
        }),
      ],
    };
  },
});

/** Gold loans against a weight of gold, within the current legal limits. What one costs, EMI, fee and total, is in ../loans/answer.ts. */
const goldLoans: LoanList = { ...list, refinance };

export default goldLoans;
