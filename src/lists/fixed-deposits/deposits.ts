import { fixedDepositValue, quarterlyPayout } from '../../lib/finance/deposits';

/** A visitor's fixed deposit. */
export interface DepositInputs {
  /** Rupees */
  readonly amount: number;
  readonly tenureMonths: number;
  /** Whether interest is paid out quarterly instead of reinvested */
  readonly isPaidOut: boolean;
  /** The share of interest left after tax, from 0 to 1 */
  readonly afterTaxShare: number;
}

/** The result of a deposit, in unrounded rupees. */
export interface DepositAnswer {
  /** Principal and interest at maturity, before tax */
  readonly value: number;
  readonly afterTax: number;
  /** The most that the bank owes on any day, which is the amount at risk there */
  readonly owed: number;
}

/**
 * The value of a deposit at a rate. Banks compound quarterly; interest that is paid out is not compounded.
 *
 * @param ratePercent percent a year
 */
export function depositAnswer(inputs: DepositInputs, ratePercent: number): DepositAnswer {
  const { amount, tenureMonths, isPaidOut, afterTaxShare } = inputs;
  const quarter = quarterlyPayout(amount, ratePercent);
  const value = isPaidOut
    ? amount + (quarter * tenureMonths) / 3
    : fixedDepositValue(amount, ratePercent, tenureMonths);
  return {
    value,
    afterTax: amount + (value - amount) * afterTaxShare,
    owed: isPaidOut ? amount + quarter : value,
  };
}

/** Whether principal and interest are fully insured. @param insured rupees at one bank */
export const isInsured = (owed: number, insured: number): boolean => owed <= insured;

/** The part of an amount placed at one bank. */
export interface SpreadPart<Offer> {
  readonly offer: Offer;
  /** Rupees, in whole thousands except for the last part */
  readonly amount: number;
}

export interface Spread<Offer> {
  readonly parts: readonly SpreadPart<Offer>[];
  /** Rupees that no bank is left for */
  readonly left: number;
}

/** The smallest step in rupees when an amount is split. */
const PART_STEP = 1000;

/**
 * Splits an amount so that principal and interest stay fully insured at each bank: fills the first bank, then the next.
 *
 * @param offers in the order of filling, one per bank
 * @param insured rupees insured at one bank, principal and interest together
 */
export function spreadInsured<Offer extends { readonly rate: number }>(
  inputs: DepositInputs,
  offers: readonly Offer[],
  insured: number,
): Spread<Offer> {
  const parts: SpreadPart<Offer>[] = [];
  let left = inputs.amount;
  for (const offer of offers) {
    if (left <= 0) break;
    const owedOnOneRupee = depositAnswer({ ...inputs, amount: 1 }, offer.rate).owed;
    const room = insured / owedOnOneRupee;
    const amount = left <= room ? left : Math.floor(room / PART_STEP) * PART_STEP;
    parts.push({ offer, amount });
    left -= amount;
  }
  return { parts, left };
}
