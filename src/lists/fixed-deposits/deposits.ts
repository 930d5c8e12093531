import { fixedDepositValue, quarterlyPayout } from '../../lib/finance/deposits';

/** What a visitor wants to put into a fixed deposit. */
export interface DepositInputs {
  /** Rupees */
  readonly amount: number;
  readonly tenureMonths: number;
  /** Interest is paid out each quarter, and not reinvested */
  readonly isPaidOut: boolean;
  /** The share of interest that is left after tax, from 0 to 1 */
  readonly keptOfInterest: number;
}

/** What a deposit comes to, in unrounded rupees. */
export interface DepositAnswer {
  /** Deposit and interest by the end, before tax */
  readonly value: number;
  readonly afterTax: number;
  /** The most that the bank owes on one day, which is what can be lost there */
  readonly owed: number;
}

/**
 * What a deposit becomes at a rate. Banks compound each quarter; interest that is paid out earns nothing more.
 *
 * @param ratePercent percent a year
 */
export function depositAnswer(inputs: DepositInputs, ratePercent: number): DepositAnswer {
  const { amount, tenureMonths, isPaidOut, keptOfInterest } = inputs;
  const quarter = quarterlyPayout(amount, ratePercent);
  const value = isPaidOut
    ? amount + (quarter * tenureMonths) / 3
    : fixedDepositValue(amount, ratePercent, tenureMonths);
  return {
    value,
    afterTax: amount + (value - amount) * keptOfInterest,
    owed: isPaidOut ? amount + quarter : value,
  };
}

/** Whether all that a bank owes is insured, deposit and interest together. @param insured rupees at one bank */
export const isInsured = (owed: number, insured: number): boolean => owed <= insured;

/** A part of a sum at one bank. */
export interface SpreadPart<Offer> {
  readonly offer: Offer;
  /** Rupees, in whole thousands but for the last part */
  readonly amount: number;
}

export interface Spread<Offer> {
  readonly parts: readonly SpreadPart<Offer>[];
  /** Rupees for which no bank is left */
  readonly left: number;
}

/** So many rupees are the smallest step in which a sum is parted. */
const PART_STEP = 1000;

/**
 * Parts a sum so that deposit and interest stay insured in full at each bank: as much as fits at the first, the rest at the next.
 *
 * @param offers in the order in which they are filled, one a bank
 * @param insured rupees that are insured at one bank, principal and interest together
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
