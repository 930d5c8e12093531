import { isUnknown } from '../../lib/quantities/quantity';
import type { LoanInputs, PublishedLoan } from './loan';

function isOutside(limits: PublishedLoan['amount'] | PublishedLoan['tenure'], number: number): boolean {
  if (!limits || isUnknown(limits.value)) return false;
  const { least = 0, most = Infinity } = limits.value;
  return number < least || number > most;
}

/** Which of these a lender does not offer; undefined if it does, as far as its row states. */
export function whyNotFor(
  { amount, tenure }: Pick<PublishedLoan, 'amount' | 'tenure'>,
  inputs: Pick<LoanInputs, 'amount' | 'tenureMonths'>,
): 'tenure' | 'amount' | undefined {
  if (isOutside(tenure, inputs.tenureMonths)) return 'tenure';
  return isOutside(amount, inputs.amount) ? 'amount' : undefined;
}
