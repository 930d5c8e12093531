import { calculateEmi } from './emi';
import { MONTHS_IN_YEAR } from '../unitSizes';

const MOST_CARATS = 24;

/**
 * Rupees for a gram by carat, until a visitor enters today's price: the same gold wherever an example is counted. A round figure near
 * the prices of October 2026, such as ₹14,552.50 for 24 carat in cases/gold-loan.yml.
 */
export const EXAMPLE_PRICE = { 24: 15_000, 22: 13_750 } as const;

/** A step of the limits of lending: loans up to so many rupees may be so large a share of the gold's value. */
export interface LtvTier {
  readonly sharePercent: number;
  /** Rupees, the limit included; Infinity in the last step. */
  readonly upTo: number;
}

/**
 * What the gold in ornaments is worth: grams × carats ÷ 24 × the price of pure gold. Stones and making charges count for nothing (RBI
 * Lending Against Gold and Silver Collateral Directions, 2025, paragraphs 17 and 18).
 *
 * @param grams net weight, without stones
 * @param pricePerGram rupees for a gram of 24 carat
 * @returns unrounded rupees
 */
export function goldValue(grams: number, carats: number, pricePerGram: number): number {
  return ((grams * carats) / MOST_CARATS) * pricePerGram;
}

/**
 * The largest loan that the limits allow. Each step allows its share of the value, but no more than its own upper end, and a larger loan
 * falls under the smaller share of the next step (the Directions, paragraph 19). Of a loan that is repaid in one go, the limit covers
 * the interest as well (paragraph 6(v)).
 *
 * @param value rupees that the gold is worth
 * @param tiers smallest loans first
 * @param interestShare interest that falls due together with the loan, as a share of the loan: 0.1 for 10%
 * @returns unrounded rupees
 */
export function mostGoldLoan(value: number, tiers: readonly LtvTier[], interestShare = 0): number {
  return Math.max(
    0,
    ...tiers.map(({ sharePercent, upTo }) => Math.min(upTo, (value * sharePercent) / 100 / (1 + interestShare))),
  );
}

/** The step under which a loan falls; undefined above the last one. */
export function tierOf(loan: number, tiers: readonly LtvTier[]): LtvTier | undefined {
  return tiers.find(({ upTo }) => loan <= upTo);
}

/** Simple interest that falls due at the end, as a share of the loan. @param months whole or not */
export function bulletInterestShare(annualRatePercent: number, months: number): number {
  return (annualRatePercent / 100) * (months / MONTHS_IN_YEAR);
}

/** Repayment of a gold loan: EMIs, or a bullet at the end. */
export type GoldRepayment = 'emi' | 'bullet';

/** The largest loan on some gold with its costs, rounded as in the lists of lenders: loan and EMI in whole rupees. */
export interface GoldLoan {
  readonly months: number;
  /** Whole rupees */
  readonly loan: number;
  readonly interest: number;
  /** Rupees a month, or of the one payment at the end */
  readonly payment: number;
}

/** @param value rupees that the gold is worth @param months whole months, from 1 on @param tiers smallest loans first */
export function largestGoldLoan(
  value: number,
  { annualRatePercent, months, repayment }: { annualRatePercent: number; months: number; repayment: GoldRepayment },
  tiers: readonly LtvTier[],
): GoldLoan {
  if (repayment === 'bullet') {
    const share = bulletInterestShare(annualRatePercent, months);
    const loan = Math.floor(mostGoldLoan(value, tiers, share));
    return { months, loan, interest: loan * share, payment: loan * (1 + share) };
  }
  const loan = Math.floor(mostGoldLoan(value, tiers));
  const { emi, totalInterest } = calculateEmi({ principal: loan, annualRatePercent, tenureMonths: months });
  return { months, loan, interest: totalInterest, payment: emi };
}
