import { formatRupees } from '../../lib/format/rupees';
import { calculateEmi } from '../../lib/finance/emi';
import { totalOfCharges } from '../../lib/finance/loanCharges';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { recomputedApr } from './aprCheck';
import { findingsOf, type FindingWithCause } from './findings';
import { asPaid } from './instalmentCheck';
import { feesPaid, instalmentsOf, rateByInstalment, type Fee, type Law, type Statement } from './statement';
import { statementOf } from './statementOf';
import type { OfferValues } from './values';
import * as words from './messages.en';

/** What comes of an offer. */
export interface Answer {
  readonly statement: Statement;
  readonly findings: readonly FindingWithCause[];
  /** Percent a year, unrounded, with every charge */
  readonly apr: number;
  /** Rupees of all instalments: the printed ones, or those by the rate as lenders quote them */
  readonly repaid: number;
  /** The charges as they are paid: with GST, and without those that were added to the loan */
  readonly charges: readonly Fee[];
  /** Rupees of interest and charges over the loan */
  readonly cost: number;
}

/** @param values that `conflictsOf` finds nothing about */
export function answerFor(values: OfferValues, law: Law): Answer {
  const statement = statementOf(values);
  const paid = asPaid(statement, law);
  const charges = feesPaid(paid.fees, paid.gst === 'added', law);
  const { amount, instalment, rate = 0 } = statement;
  const count = instalmentsOf(statement);
  const loan = { principal: amount, annualRatePercent: rate, tenureMonths: count };
  const repaid = instalment === undefined ? calculateEmi(loan).totalPayable : instalment * count;
  return {
    statement,
    findings: findingsOf(statement, law),
    apr: recomputedApr(statement, law) ?? 0,
    repaid,
    charges,
    cost: repaid + totalOfCharges(charges, count) - amount,
  };
}

/** The field of the largest charge. */
function largestFee({ fees }: Statement): keyof OfferValues {
  const [largest] = [...fees].sort((one, other) => other.rupees - one.rupees);
  return largest?.name ?? 'amount';
}

/** What is missing, or contradicts itself, so that nothing can be computed. */
export function conflictsOf(values: OfferValues, law: Law): Conflicts<OfferValues> {
  if (values.amount === null) return { amount: words.conflictAmount };
  if (values.months === null) return { months: words.conflictMonths };
  if (values.rate === null && values.instalment === null) return { rate: words.conflictRate };
  const statement = statementOf(values);
  const { amount, instalment, paidOut = 0 } = statement;
  const count = instalmentsOf(statement);
  if (instalment !== undefined && rateByInstalment(statement) === undefined) {
    const said = { count, instalment: formatRupees(instalment) };
    // They repay less than the loan, or so much that no rate comes to it, as with a digit too many.
    return {
      instalment: (instalment * count < amount ? words.conflictInstalment : words.conflictInstalmentHigh)(said),
    };
  }
  if (recomputedApr(statement, law) === undefined) return { [largestFee(statement)]: words.conflictCharges };
  return paidOut > amount ? { paidOut: words.conflictPaidOut({ amount: formatRupees(amount) }) } : {};
}
