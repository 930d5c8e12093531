import { calculateEmi } from '../../lib/finance/emi';
import { formatDay } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { formatTenure } from '../../lib/quantities/duration';
import { formatMoney } from '../../lib/quantities/money';
import { exactly } from '../../lib/quantities/span';
import { rateStep } from '../../machines/list/rateStep';
import type { LoanAnswer, LoanInputs, LoanRanking, OrderedLoan } from './loan';
import * as words from './messages.en';

type RatedLoan = Pick<LoanAnswer, 'rate' | 'emi'>;

function lowestOf(answers: readonly RatedLoan[]): RatedLoan | undefined {
  return answers.reduce<RatedLoan | undefined>(
    (lowest, answer) => ((answer.rate ?? Infinity) < (lowest?.rate ?? Infinity) ? answer : lowest),
    undefined,
  );
}

/** What the sentence needs to know about the whole list. */
interface ListedRates {
  /** Month of an estimate: "September 2026, with 0.25 points added" */
  readonly month?: string;
  /** Whether the amount holds for who repays from the first month, which is not so for all */
  readonly fromFirstMonth?: boolean | undefined;
  /** Whether the sentence names the loan; false if the one before does */
  readonly namesLoan?: boolean;
  /** What the visitor was offered */
  readonly offered?: Pick<OrderedLoan, 'rate' | 'emi'> | undefined;
}

/** "₹50 lakh over 20 years" */
export function loanText(inputs: Pick<LoanInputs, 'amount' | 'tenureMonths'>): string {
  return words.inputs(amountAndTime(inputs));
}

export const amountAndTime = ({ amount, tenureMonths }: Pick<LoanInputs, 'amount' | 'tenureMonths'>) => ({
  amount: formatMoney(amount),
  time: formatTenure(exactly(tenureMonths)),
});

/** How many of the published rates are below the offered one, and how many are in its step of 0.05 points. */
export function standingOf(rate: number, answers: readonly Pick<LoanAnswer, 'rate'>[]) {
  const published = answers.flatMap((answer) => answer.rate ?? []);
  const step = rateStep(rate);
  const lower = published.filter((other) => rateStep(other) < step).length;
  return {
    lower,
    isAll: lower === published.length,
    same: published.filter((other) => rateStep(other) === step).length,
    count: published.length,
    all: String(published.length),
  };
}

/**
 * The answer: "₹50 lakh over 20 years costs ₹39,066 a month at 7.10%, the lowest of 25 published rates we can compare. One point more: ₹42,134."
 * The first row names the lender and who gets that rate.
 */
export function leadOf(
  { ranked }: Pick<LoanRanking, 'ranked'>,
  inputs: Pick<LoanInputs, 'amount' | 'tenureMonths' | 'passOnRepoChange'>,
  { month = '', fromFirstMonth = false, namesLoan = true, offered }: ListedRates,
): string {
  const lowest = lowestOf(ranked);
  if (lowest?.rate === undefined || lowest.emi === undefined) return words.noRate(amountAndTime(inputs));
  const { amount: principal, tenureMonths, passOnRepoChange } = inputs;
  const { rate: least, emi } = lowest;
  const emiAt = (annualRatePercent: number): number => calculateEmi({ principal, annualRatePercent, tenureMonths }).emi;
  /** What the same loan costs at a rate that matters more to this visitor: their own, or one that is a point higher. */
  const anotherRate = (): string => {
    if (offered?.rate !== undefined && offered.emi !== undefined) {
      const standing = words.offerStanding(standingOf(offered.rate, ranked));
      return words.offerAt({ rate: rateText(offered.rate), emi: formatRupees(offered.emi), standing });
    }
    return words.onePointHigher({ emi: formatRupees(emiAt(least + 1)) });
  };
  return [
    words.lead({
      ...amountAndTime(inputs),
      namesLoan,
      emi: formatRupees(emi),
      isEstimate: passOnRepoChange ?? false,
      count: ranked.length,
      rate: rateText(least),
      month,
    }),
    ...(fromFirstMonth ? [words.fromFirstMonth] : []),
    anotherRate(),
  ].join(' ');
}

/** @returns "The repo rate rose by 0.25 points on 7 October 2026" */
export function repoMoved({ points, from }: { readonly points: number; readonly from: string }): string {
  return words.repoMoved({
    moved: points > 0 ? 'up' : 'down',
    points: formatNumber(Math.abs(points), 2),
    day: formatDay(from),
  });
}
