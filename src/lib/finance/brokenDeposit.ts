import { exactEmi } from './emi';
import { fixedDepositValue } from './deposits';
import { MONTHS_IN_YEAR } from '../unitSizes';

/** A fixed deposit that is broken for its money, which is then put back in equal instalments. */
export interface BrokenDeposit {
  /** Rupees that are taken out */
  readonly sum: number;
  /** Percent a year that the deposit earns, added each quarter */
  readonly annualRatePercent: number;
  /** Points by which the bank lowers the rate for the time that it was held */
  readonly cutPoints: number;
  /** How long it was held, in months */
  readonly heldMonths: number;
  /** Months over which the sum is put back, a whole number */
  readonly tenureMonths: number;
  /** The share of interest that tax leaves, from 0 to 1 */
  readonly afterTaxShare: number;
}

/** What breaking a deposit costs, in unrounded rupees. */
export interface BreakingCost {
  /** A month, to have at the end what the deposit would have become */
  readonly instalment: number;
  /** Interest that the sum would have earned until it is back, before tax */
  readonly lostInterest: number;
  /** Interest of the time that it was held which the bank keeps, before tax */
  readonly cut: number;
  /** Both, after the tax that would have been due on them */
  readonly total: number;
}

/**
 * The rate a year, charged monthly as rate ÷ 12, that comes to one which is added each quarter: 12 × ((1 + r ÷ 4)^(1 ÷ 3) − 1).
 *
 * @returns percent a year, unrounded
 */
export const chargedMonthly = (annualRatePercent: number): number =>
  (fixedDepositValue(1, annualRatePercent, 1) - 1) * MONTHS_IN_YEAR * 100;

/**
 * Whoever breaks a deposit borrows from it at its own rate. The instalment is that of a loan at this rate: paid into a deposit that earns as much, it
 * grows to what the sum would have become. The bank pays for the time before the rate less a cut. A lower rate of its card for a shorter tenure is not
 * counted, nor is the interest on the tax.
 *
 * @throws {RangeError} as `exactEmi`
 */
export function breakingCost(deposit: BrokenDeposit): BreakingCost {
  const { sum, annualRatePercent, cutPoints, heldMonths, tenureMonths, afterTaxShare } = deposit;
  const instalment = exactEmi({ principal: sum, annualRatePercent: chargedMonthly(annualRatePercent), tenureMonths });
  const lostInterest = instalment * tenureMonths - sum;
  const paidRate = Math.max(annualRatePercent - cutPoints, 0);
  const cut = fixedDepositValue(sum, annualRatePercent, heldMonths) - fixedDepositValue(sum, paidRate, heldMonths);
  return { instalment, lostInterest, cut, total: (lostInterest + cut) * afterTaxShare };
}
