/** What ornaments can raise, and what the loan costs. */
import { exactEmi } from '../../lib/finance/emi';
import { bulletInterestShare, goldValue, mostGoldLoan, tierOf, type LtvTier } from '../../lib/finance/goldLoan';

export type Pledge = {
  readonly grams: number;
  readonly carats: string;
  readonly price: number;
  readonly rate: number;
  readonly months: number;
  readonly repay: string;
};

interface Loan {
  readonly months: number;
  readonly loan: number;
  readonly interest: number;
  /** Rupees a month, or of the one payment at the end. */
  readonly payment: number;
}

export interface Answer extends Loan {
  readonly value: number;
  /** The share of the value that loans of this size may reach, in percent. */
  readonly limit: number;
  readonly tenures: readonly Loan[];
}

export const isBullet = ({ repay }: Pledge): boolean => repay === 'bullet';

/** The largest loan on the gold over a time, and what it costs. */
function largestLoan(pledge: Pledge, value: number, tiers: readonly LtvTier[], time: number): Loan {
  const { rate } = pledge;
  if (isBullet(pledge)) {
    const share = bulletInterestShare(rate, time);
    const loan = mostGoldLoan(value, tiers, share);
    return { months: time, loan, interest: loan * share, payment: loan * (1 + share) };
  }
  const loan = mostGoldLoan(value, tiers);
  const payment = exactEmi({ principal: loan, annualRatePercent: rate, tenureMonths: time });
  return { months: time, loan, interest: payment * time - loan, payment };
}

/**
 * The loan for the chosen time, and beside it those of usual times.
 *
 * @param tiers the limits of lending, smallest loans first
 * @param longestBullet months that a loan repaid in one go may run
 */
export function answerFor(pledge: Pledge, tiers: readonly LtvTier[], longestBullet: number): Answer {
  const longest = isBullet(pledge) ? longestBullet : Infinity;
  const value = goldValue(pledge.grams, Number(pledge.carats), pledge.price);
  const largest = (time: number): Loan => largestLoan(pledge, value, tiers, time);
  const chosen = largest(Math.min(Math.round(pledge.months), longest));
  const tenures = [3, 6, 12, 18, 24].filter((time) => time <= longest).map(largest);
  return { ...chosen, value, limit: tierOf(chosen.loan, tiers)?.sharePercent ?? 0, tenures };
}
