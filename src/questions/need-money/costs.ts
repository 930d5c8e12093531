import { withGst } from '../../lib/finance/apr';
import { calculateEmi } from '../../lib/finance/emi';

/** What a way costs over the months beside the sum itself, in rupees: from the least to the highest that is known. */
export interface Cost {
  readonly least: number;
  readonly highest: number;
  /** Whether it may be more, since a rate or a fee has no known upper end */
  readonly isOpen: boolean;
}

export interface Borrowed {
  /** Rupees */
  readonly sum: number;
  readonly months: number;
}

/** Differences below this, in rupees, decide nothing. */
export const STEP = 100;

/** Interest of a loan in EMIs, in rupees. @param ratePercent percent a year */
export const interestOf = ({ sum, months }: Borrowed, ratePercent: number): number =>
  calculateEmi({ principal: sum, annualRatePercent: ratePercent, tenureMonths: months }).totalInterest;

export const emiOf = ({ sum, months }: Borrowed, ratePercent: number): number =>
  calculateEmi({ principal: sum, annualRatePercent: ratePercent, tenureMonths: months }).emi;

/** A cost that is known to the rupee. */
export const exactCost = (rupees: number): Cost => ({ least: rupees, highest: rupees, isOpen: false });

/**
 * What a loan costs at an offered rate. Without a fee that is known, it costs that much or more.
 *
 * @param fee rupees before GST; null if it is not known
 * @param interestGstPercent GST on the interest, which only cards bear
 */
export function offeredCost(
  loan: Borrowed & { readonly ratePercent: number; readonly fee: number | null },
  gstPercent: number,
  interestGstPercent: number,
): Cost {
  const interest = withGst(interestOf(loan, loan.ratePercent), interestGstPercent);
  const cost = interest + withGst(loan.fee ?? 0, gstPercent);
  return { least: cost, highest: cost, isOpen: loan.fee === null };
}

/** From the cheapest to the dearest of several costs; undefined if there are none. */
export function rangeOf(costs: readonly Cost[]): Cost | undefined {
  if (costs.length === 0) return undefined;
  return {
    least: Math.min(...costs.map(({ least }) => least)),
    highest: Math.max(...costs.map(({ highest }) => highest)),
    isOpen: costs.some(({ isOpen }) => isOpen),
  };
}

/** Whether a cost is one amount. */
export const isExact = ({ least, highest, isOpen }: Cost): boolean => !isOpen && least === highest;

/** Whether the other is dearer, whatever both turn out to be. */
export const isSurelyDearer = (other: Cost, { highest, isOpen }: Cost): boolean =>
  !isOpen && other.least - highest >= STEP;
