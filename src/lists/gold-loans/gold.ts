import { choice, grams, rupees } from '../../islands/parts/inputs/fields';
import type { Inputs } from '../../islands/parts/inputs/types';
import { bulletInterestShare, EXAMPLE_PRICE, mostGoldLoan } from '../../lib/finance/goldLoan';
import type { GoldLoanLimits } from '../../lib/finance/goldLoanLimits';
import { orderInput } from '../loanList';

/** Inputs of the list of gold loans. The names are part of addresses and permanent. */
export type Gold = {
  readonly grams: number;
  /** Rupees for a gram of 22 carat gold */
  readonly price: number;
  readonly carat: string;
  readonly months: string;
  readonly repay: string;
  readonly order: string;
};

export const defaults: Gold = {
  grams: 30,
  price: EXAMPLE_PRICE[22],
  carat: '22',
  months: '12',
  repay: 'emi',
  order: 'rate',
};

export const inputs: Inputs<Gold> = {
  // One person may pledge at most 1 kg of ornaments.
  grams: grams('Gold, without stones', [1, 1000, 1], [10, 30, 50, 100]),
  price: rupees('A gram of 22 carat', [3000, 30_000, 50]),
  carat: choice('Purity', { '24': '24 carat', '22': '22 carat', '18': '18 carat' }),
  months: choice('For', { '3': '3 months', '6': '6 months', '12': '12 months', '24': '24 months' }),
  repay: choice('You repay', { emi: 'Each month, in EMIs', bullet: 'In one go, at the end' }),
  order: orderInput,
};

export const isBullet = ({ repay }: Gold): boolean => repay === 'bullet';

export function monthsOf(gold: Gold, { longestBullet }: GoldLoanLimits): number {
  const months = Number(gold.months);
  return isBullet(gold) ? Math.min(months, longestBullet) : months;
}

/**
 * The maximum loan against the gold, in whole rupees. With bullet repayment the limit includes the interest.
 * @param ratePercent percent a year, at which a loan in one go is counted
 */
export function mostFor(gold: Gold, limits: GoldLoanLimits, ratePercent: number): number {
  const value = (gold.grams * gold.price * Number(gold.carat)) / 22;
  const interestShare = isBullet(gold) ? bulletInterestShare(ratePercent, monthsOf(gold, limits)) : 0;
  return Math.floor(mostGoldLoan(value, limits.tiers, interestShare));
}
