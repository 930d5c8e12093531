import { calculateEmi } from '../../lib/finance/emi';
import { formatDay } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { rateText } from '../../lib/format/rateText';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { formatTenure } from '../../lib/quantities/duration';
import { formatMoney } from '../../lib/quantities/money';
import { exactly } from '../../lib/quantities/span';
import { rateStep } from '../../machines/list/rateStep';
import type { LoanInputs, OrderedLoan } from './loan';

/** The parts of a loan that a sentence uses. */
type NamedLoan = Pick<OrderedLoan, 'row' | 'rate' | 'emi'> & {
  /** Who gets the rate; missing if the lender states no condition */
  readonly whoGetsIt?: string;
};

function lowestOf(answers: readonly NamedLoan[]): NamedLoan | undefined {
  return answers.reduce<NamedLoan | undefined>(
    (lowest, answer) => ((answer.rate ?? Infinity) < (lowest?.rate ?? Infinity) ? answer : lowest),
    undefined,
  );
}

/** " at Bank of India (salaried, score 840 or more)", or ", which five lenders publish" for a tie within the lowest step. */
function whereLowest(lowest: NamedLoan, ranked: readonly NamedLoan[]): string {
  const tied = ranked.filter(({ rate }) => rateStep(rate ?? 0) === rateStep(lowest.rate ?? 0));
  if (tied.length === 1) {
    return ` at ${lowest.row.provider.name}${lowest.whoGetsIt === undefined ? '' : ` (${lowest.whoGetsIt})`}`;
  }
  const highest = Math.max(...tied.map(({ rate }) => rate ?? 0));
  const names = tied.map(({ row }) => row.provider.shortName);
  const listed = tied.length <= 3 ? `: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : '';
  return highest === lowest.rate
    ? `, which ${inWords(tied.length)} lenders publish${listed}`
    : `, which ${inWords(tied.length)} lenders publish up to ${rateText(highest)}${listed}`;
}

/** Loans that the sentence may name, and rivals that keep it from calling a rate the lowest. */
interface RankedRates {
  readonly ranked: readonly NamedLoan[];
  readonly rivals: readonly Pick<NamedLoan, 'rate'>[];
}

/** What the sentence needs to know about the whole list. */
interface ListedRates {
  /** Month of the rates' publication or reading: "September 2026" */
  readonly month: string;
  /** A condition of the amount, if not obvious: "if you repay from the first month" */
  readonly condition?: string | undefined;
  /** The beginning of the sentence, if not the loan: "Over 12 months it" */
  readonly loan?: string;
}

/** "₹50 lakh over 20 years" */
export function loanText({ amount, tenureMonths }: Pick<LoanInputs, 'amount' | 'tenureMonths'>): string {
  return `${formatMoney(amount)} over ${formatTenure(exactly(tenureMonths))}`;
}

/**
 * The answer in one sentence: "₹50 lakh over 20 years costs ₹39,066 a month at the lowest of 25 published rates (September 2026), 7.10% at Bank of
 * India (salaried, score 840 or more). If your rate is 1 percentage point higher, you pay about ₹3,068 more a month."
 */
export function leadOf(
  { ranked, rivals }: RankedRates,
  { amount, tenureMonths, passOnRepoChange }: Pick<LoanInputs, 'amount' | 'tenureMonths' | 'passOnRepoChange'>,
  { month, condition, loan = `**${loanText({ amount, tenureMonths })}**` }: ListedRates,
): string {
  const lowest = lowestOf(ranked);
  if (lowest?.rate === undefined || lowest.emi === undefined) {
    return `${loan}: no lender of this list publishes a rate for your numbers.`;
  }
  const higher = calculateEmi({ principal: amount, annualRatePercent: lowest.rate + 1, tenureMonths }).emi;
  const { rate: least } = lowest;
  const isBeaten = rivals.some(({ rate = Infinity }) => rate < least);
  const which = passOnRepoChange
    ? `at the lowest rate ${isBeaten ? 'that we can rank, ' : ''}with the change of the repo rate passed on, an estimate:`
    : `at the lowest of ${formatNumber(ranked.length)} published rates ${isBeaten ? 'that we can rank ' : ''}(${month}),`;
  return [
    `${loan} costs **${formatRupees(lowest.emi)} a month** ${condition === undefined ? '' : `${condition}, `}${which} ${rateText(lowest.rate)}${whereLowest(lowest, ranked)}.`,
    `If your rate is 1 percentage point higher, you pay about ${formatRupees(higher - lowest.emi)} more a month.`,
  ].join(' ');
}

/** @returns "The repo rate rose by 0.25 points on 7 October 2026" */
export function repoMoved({ points, from }: { readonly points: number; readonly from: string }): string {
  return `The repo rate ${points > 0 ? 'rose' : 'fell'} by ${formatNumber(Math.abs(points), 2)} points on ${formatDay(from)}`;
}
