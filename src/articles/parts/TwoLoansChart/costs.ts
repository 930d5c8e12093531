import { withGst } from '../../../lib/finance/apr';
import { calculateEmi } from '../../../lib/finance/emi';

/** A loan as it is offered. */
export interface OfferedLoan {
  readonly annualRatePercent: number;
  /** Rupees, without GST */
  readonly fee: number;
  /** GST on its interest, in percent; 0 for an ordinary loan, whose interest is exempt */
  readonly interestGstPercent: number;
}

/** Interest and fee of a loan with the GST on both, in rupees, unrounded but for the EMI. */
export function costOf(
  principal: number,
  tenureMonths: number,
  { annualRatePercent, fee, interestGstPercent }: OfferedLoan,
  feeGstPercent: number,
): number {
  const { totalInterest } = calculateEmi({ principal, annualRatePercent, tenureMonths });
  return withGst(totalInterest, interestGstPercent) + withGst(fee, feeGstPercent);
}

/**
 * Where a line that begins below zero first reaches it, between two points.
 * @returns undefined if it does not
 */
export function evenAt(points: readonly (readonly [at: number, lead: number])[]): number | undefined {
  for (const [index, [at, lead]] of points.entries()) {
    const [before, leadBefore] = points[index - 1] ?? [at, lead];
    if (leadBefore < 0 && lead >= 0) return before + ((at - before) * -leadBefore) / (lead - leadBefore);
  }
  return undefined;
}
