import { formatTenure } from '../../lib/quantities/duration';
import { formatMoney } from '../../lib/quantities/money';
import { isUnknown } from '../../lib/quantities/quantity';
import { exactly } from '../../lib/quantities/span';
import type { Loan, LoanInputs } from './loan';
import * as words from './messages.en';

function isOutside(limits: Loan['amount'] | Loan['tenure'], number: number): boolean {
  if (!limits || isUnknown(limits.value)) return false;
  const { least = 0, most = Infinity } = limits.value;
  return number < least || number > most;
}

/** Why a lender does not offer this amount or tenure; undefined if it does, as far as its row states. */
export function whyNotFor(
  { amount, tenure }: Pick<Loan, 'amount' | 'tenure'>,
  inputs: Pick<LoanInputs, 'amount' | 'tenureMonths'>,
): string | undefined {
  if (isOutside(tenure, inputs.tenureMonths))
    return words.reasonTenure({ time: formatTenure(exactly(inputs.tenureMonths)) });
  if (isOutside(amount, inputs.amount)) return words.reasonAmount({ amount: formatMoney(inputs.amount) });
  return undefined;
}
