import { pointsSince } from '../../content/reads';
import { formatTenure } from '../../lib/quantities/duration';
import { formatMoney } from '../../lib/quantities/money';
import { exactly } from '../../lib/quantities/span';
import { rankingWindow, splitByWindow, whyUnranked } from '../../machines/list/window';
import { answerLoan } from './answer';
import { withDistance } from './distance';
import { whyNotFor } from './limits';
import {
  rateDay,
  rateDays,
  type LoanAnswer,
  type LoanColumn,
  type LoanInputs,
  type LoanRanking,
  type LoanRules,
  type PublishedLoan,
} from './loan';
import * as words from './messages.en';
import { inOrder, partVague } from './order';
import { whyUnpriced } from './scores';
import { isForBestGrade, tiersInReach } from './tiers';

/** Whether the estimate cannot tell how the repo rate change affects a rate read before it. */
function isUnclear(answer: LoanAnswer, { passOnRepoChange }: LoanInputs, { repoRate }: LoanRules): boolean {
  const { follows } = answer.row;
  if (!passOnRepoChange || follows === 'repo rate' || follows === 'own rate') return false;
  return pointsSince(repoRate, rateDay(answer)) !== 0;
}

/**
 * Why loans are not ranked, other than by the date of their rates, in the order of their groups: rates that may apply to the visitor, then lenders that
 * do not offer this amount or tenure, then lenders without a published rate.
 */
const whyNots = ['grade', 'repo', 'tenure', 'amount', 'no rate', 'numbers', 'score'] as const;

type WhyNot = (typeof whyNots)[number];

function whyNotText(why: WhyNot, { tenureMonths, amount }: LoanInputs): string {
  switch (why) {
    case 'grade':
      return words.reasonGrade;
    case 'repo':
      return words.reasonRepo;
    case 'tenure':
      return words.reasonTenure({ time: formatTenure(exactly(tenureMonths)) });
    case 'amount':
      return words.reasonAmount({ amount: formatMoney(amount) });
    case 'no rate':
      return words.reasonNoRate;
    case 'numbers':
      return words.reasonNumbers;
    case 'score':
      return words.reasonScore;
  }
}

/** Why a loan is not ranked; undefined if it can be. */
function whyNot(answer: LoanAnswer, inputs: LoanInputs, rules: LoanRules): WhyNot | undefined {
  const { row, rate, tier } = answer;
  if (tier && isForBestGrade(tier, inputs)) return 'grade';
  if (rate === undefined) return whyUnpriced(row, inputs);
  return isUnclear(answer, inputs, rules) ? 'repo' : whyNotFor(row, inputs);
}

/**
 * Rivals of the ranked rates: each lender's lowest rate within reach that the ranking leaves out (unranked loans, rates for a salary account, later
 * readings, a second page), and every other known fee of a loan.
 */
function rivalsOf<Of extends PublishedLoan>(
  loans: readonly Of[],
  ranked: readonly LoanAnswer<Of>[],
  inputs: LoanInputs,
  rules: LoanRules,
): readonly LoanAnswer<Of>[] {
  const counted = new Map(ranked.map(({ row, rate }) => [row.id, rate]));
  return loans
    .filter((loan) => whyNotFor(loan, inputs) === undefined)
    .flatMap((loan) => {
      const withOtherFees = (loan.processingFee.others ?? []).map(({ value }) =>
        answerLoan({ ...loan, processingFee: { value } }, inputs, rules),
      );
      const [tier] = tiersInReach(loan, inputs);
      const lowest = tier && answerLoan(loan, inputs, rules, tier);
      const isRival = lowest !== undefined && (lowest.rate ?? Infinity) < (counted.get(loan.id) ?? Infinity);
      return isRival ? [lowest, ...withOtherFees] : withOtherFees;
    });
}

/**
 * Ranks every loan for a visitor where rates are comparable; the rest follow with the reason.
 *
 * @param column sort order of the ranked rows
 */
export function rankLoans<Of extends PublishedLoan>(
  loans: readonly Of[],
  inputs: LoanInputs,
  rules: LoanRules,
  column: LoanColumn = 'rate',
): LoanRanking<Of> {
  const { repoRate } = rules;
  const answers = loans.map((loan) => answerLoan(loan, inputs, rules));
  const reasons = answers.map((answer) => whyNot(answer, inputs, rules));
  const answersWith = (why?: WhyNot): readonly LoanAnswer<Of>[] => answers.filter((_, index) => reasons[index] === why);
  const comparable = answersWith();
  const window = rankingWindow(comparable.map(rateDays), repoRate, inputs.passOnRepoChange === true);
  const { inside, unranked: ofOtherDays } = splitByWindow(comparable, rateDays, window, (day) =>
    whyUnranked(repoRate, day, window),
  );
  const { clear, vague } = partVague(inside);
  const rivals = inOrder(rivalsOf(loans, clear, inputs, rules), 'rate');

  const groups: readonly (readonly [reason: string, answers: readonly LoanAnswer<Of>[]])[] = [
    [words.reasonRange, vague],
    ...ofOtherDays.map(({ reason, items }) => [reason, items] as const),
    ...whyNots.map((why) => [whyNotText(why, inputs), answersWith(why)] as const),
  ];
  return {
    ranked: inOrder(withDistance(clear, rivals), column),
    rivals,
    unranked: groups.flatMap(([reason, found]) =>
      found.length > 0
        ? [{ reason, answers: inOrder(found, column === 'name' || found[0]?.rate === undefined ? 'name' : 'rate') }]
        : [],
    ),
    canPassOn: answers.some(
      (answer) => answer.row.follows === 'repo rate' && pointsSince(repoRate, rateDay(answer)) !== 0,
    ),
  };
}
