import type { HomeLoan } from '../../content/offerTypes';
import type { LoanColumn, LoanInputs, LoanRanking, LoanRules } from '../loans/loan';
import { firstByRate } from '../loans/order';
import { rankLoans } from '../loans/rank';
import type { OfferedLoan } from '../loans/offered';
import { leadOf } from '../loans/sentences';
import { caveatOf, monthOf, notesOf } from './sentences';

export interface HomeLoanRanking extends LoanRanking<HomeLoan> {
  /** The answer in one sentence */
  readonly lead: string;
  /** Sentences about the list */
  readonly notes: readonly string[];
}

/**
 * Ranks the home loans for a visitor and writes the answer and notes.
 * @param column sort order of the ranked rows
 * @param offered what the visitor was offered
 */
export function rankHomeLoans(
  loans: readonly HomeLoan[],
  inputs: LoanInputs,
  rules: LoanRules,
  column: LoanColumn = 'rate',
  offered?: OfferedLoan,
): HomeLoanRanking {
  const ranking = rankLoans(loans, inputs, rules, column);
  const lowest = firstByRate(ranking.ranked);
  return {
    ...ranking,
    lead: `${leadOf(ranking, inputs, { month: monthOf(lowest), offered })}${caveatOf(lowest, loans, inputs)}`,
    notes: notesOf(loans, ranking.ranked, inputs, rules, column),
  };
}
