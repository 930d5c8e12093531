import { grams, orderedChoice, rupees } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { bulletInterestShare, EXAMPLE_PRICE, goldValue, mostGoldLoan, tierOf } from '../../lib/finance/goldLoan';
import { formatMonths } from '../../lib/format/durations';
import type { GoldLoanLimits } from '../../content/law/goldLoanLimits';
import { repayInput } from '../loans/choices';
import { orderInput } from '../loans/fields';
import { nothingOffered, offeredInputs, type Offered } from '../loans/offeredInputs';
import * as words from './messages.en';

/** Inputs of the gold loan list. Names are part of addresses and permanent. */
export type Gold = Offered & {
  readonly grams: number;
  /** Rupees per gram of 22 carat gold */
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
  ...nothingOffered,
  order: 'rate',
};

export const inputs: Inputs<Gold> = {
  // One person may pledge at most 1 kg of ornaments.
  grams: grams(words.labelGold, [1, 1000, 1], [10, 30, 50, 100]),
  price: rupees(words.labelPrice, [3000, 30_000, 50]),
  carat: orderedChoice(
    words.labelPurity,
    ['18', '22', '24'].map((carat) => [carat, words.carat({ carat })]),
  ),
  months: orderedChoice(
    words.labelTime,
    [3, 6, 12, 24].map((count) => [String(count), formatMonths(count)]),
  ),
  repay: repayInput,
  ...offeredInputs,
  order: orderInput,
};

export const isBullet = ({ repay }: Gold): boolean => repay === 'bullet';

/** The tenure in months, of a bullet loan no longer than the limit. */
export function monthsOf(gold: Gold, { longestBullet }: GoldLoanLimits): number {
  const months = Number(gold.months);
  return isBullet(gold) ? Math.min(months, longestBullet) : months;
}

/** Gold value from the 22 carat price; `goldValue` takes the 24 carat one. */
const valueOf = ({ grams: weight, price, carat }: Gold): number => goldValue(weight, Number(carat), (price / 22) * 24);

/**
 * The maximum loan against the gold, in whole rupees. For bullet repayment the limit includes the interest.
 * @param ratePercent percent a year, for a bullet loan
 */
export function mostFor(gold: Gold, limits: GoldLoanLimits, ratePercent: number): number {
  const interestShare = isBullet(gold) ? bulletInterestShare(ratePercent, monthsOf(gold, limits)) : 0;
  return Math.floor(mostGoldLoan(valueOf(gold), limits.tiers, interestShare));
}

/**
 * The rate above which a bullet loan shrinks; up to it, the LTV tier is the limit.
 * @param ratePercent the lowest rate, which gives the largest loan
 * @returns percent a year, unrounded
 */
export function rateThatPaysLess(gold: Gold, limits: GoldLoanLimits, ratePercent: number): number {
  const loan = mostFor(gold, limits, ratePercent);
  const limit = ((tierOf(loan, limits.tiers)?.sharePercent ?? 0) / 100) * valueOf(gold);
  const percent = (limit / loan - 1) * (12 / monthsOf(gold, limits)) * 100;
  // Whole rupees in the loan move the rate by far less than is shown.
  return percent - ratePercent < 0.01 ? ratePercent : percent;
}
