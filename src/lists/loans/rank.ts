import { pointsSince } from '../../content/reads';
import { rankingWindow, splitByWindow, whyUnranked } from '../../machines/list/window';
import { answerLoan } from './answer';
import { withDistance } from './distance';
import { whyNotFor } from './limits';
import {
  rateDay,
  rateDays,
  type Loan,
  type LoanAnswer,
  type LoanColumn,
  type LoanInputs,
  type LoanRanking,
  type LoanRules,
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

/** Why a loan is not ranked, other than its rate's date; undefined if it can be. */
function whyNot(answer: LoanAnswer, inputs: LoanInputs, rules: LoanRules): string | undefined {
  const { row, rate, tier } = answer;
  if (tier && isForBestGrade(tier, inputs)) return words.reasonGrade;
  if (rate === undefined) return whyUnpriced(row, inputs);
  return isUnclear(answer, inputs, rules) ? words.reasonRepo : whyNotFor(row, inputs);
}

/**
 * Order of the unranked groups: rates that may apply to the visitor, then lenders that do not offer this amount or tenure, then lenders without a
 * published rate.
 */
function placeOf(reason: string, [first]: readonly LoanAnswer[]): number {
  if (reason === words.reasonGrade) return 0;
  if (reason === words.reasonRepo) return 1;
  return first?.rate === undefined ? 3 : 2;
}

/**
 * Rivals of the ranked rates: each lender's lowest rate within reach that the ranking leaves out (unranked loans, rates for a salary account, later
 * readings, a second page), and every other known fee of a loan.
 */
function rivalsOf<Of extends Loan>(
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
export function rankLoans<Of extends Loan>(
  loans: readonly Of[],
  inputs: LoanInputs,
  rules: LoanRules,
  column: LoanColumn = 'rate',
): LoanRanking<Of> {
  const { repoRate } = rules;
  const answers = loans.map((loan) => answerLoan(loan, inputs, rules));
  const whyNots = answers.map((answer) => whyNot(answer, inputs, rules));
  const answersWith = (reason?: string): readonly LoanAnswer<Of>[] =>
    answers.filter((_, index) => whyNots[index] === reason);
  const comparable = answersWith();
  const window = rankingWindow(comparable.map(rateDays), repoRate, inputs.passOnRepoChange === true);
  const { inside, unranked: ofOtherDays } = splitByWindow(comparable, rateDays, window, (day) =>
    whyUnranked(repoRate, day, window),
  );
  const { clear, vague } = partVague(inside);
  const rivals = inOrder(rivalsOf(loans, clear, inputs, rules), 'rate');

  const reasons = [...new Set(whyNots)].filter((reason) => reason !== undefined).sort();
  const excluded = reasons.map((reason) => [reason, answersWith(reason)] as const);
  const groups: readonly (readonly [reason: string, answers: readonly LoanAnswer<Of>[]])[] = [
    [words.reasonRange, vague],
    ...ofOtherDays.map(({ reason, items }) => [reason, items] as const),
    ...[...excluded].sort((a, b) => placeOf(...a) - placeOf(...b)),
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
