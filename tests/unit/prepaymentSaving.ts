import type { Loan } from '../../src/lib/finance/emi';
import { repaymentSchedule, scheduleTotals, type Plan } from '../../src/lib/finance/schedule';

/** What a plan of prepayments saves against the same loan without them: unrounded rupees of interest, and whole months. */
export function prepaymentSaving(loan: Loan, plan: Plan): { readonly interest: number; readonly months: number } {
  const { prepayments: _none, ...without } = plan;
  const before = scheduleTotals(repaymentSchedule(loan, without));
  const after = scheduleTotals(repaymentSchedule(loan, plan));
  return { interest: before.interest - after.interest, months: before.months - after.months };
}
