import { annualPercentageRate } from './apr';
import { exactEmi, type Loan } from './emi';
import { toRupee } from './rounding';
import { MONTHS_IN_YEAR } from '../unitSizes';

/**
 * Flat rates: interest on the whole loan for all of its months, however much has been repaid. Dealers and small lenders quote them; a bank's
 * rate is on the reducing balance, so the two are not to be compared before one is converted.
 */

/**
 * The interest of a flat loan: principal × rate ÷ 100 × months ÷ 12.
 *
 * @param loan with the flat rate as its yearly rate
 * @returns rupees, unrounded
 */
export function flatInterest({ principal, annualRatePercent, tenureMonths }: Loan): number {
  return (principal * annualRatePercent * tenureMonths) / 100 / MONTHS_IN_YEAR;
}

/** Its instalment: principal and interest in equal parts. @returns rupees a month, unrounded */
export function exactFlatEmi(loan: Loan): number {
  return (loan.principal + flatInterest(loan)) / loan.tenureMonths;
}

/** Its instalment as a lender quotes it. @returns whole rupees a month */
export const flatEmi = (loan: Loan): number => toRupee(exactFlatEmi(loan));

/**
 * The rate on the reducing balance that has the EMI of a flat rate.
 *
 * @param flatRatePercent percent a year, from 0 up
 * @returns percent a year, unrounded
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months above zero
 */
export function reducingRateOf(flatRatePercent: number, tenureMonths: number): number {
  const payment = exactFlatEmi({ principal: 1, annualRatePercent: flatRatePercent, tenureMonths });
  return flatRatePercent === 0 ? 0 : (annualPercentageRate(1, payment, tenureMonths) ?? 0);
}

/**
 * The flat rate that has the EMI of a rate on the reducing balance.
 *
 * @param annualRatePercent percent a year, from 0 up
 * @returns percent a year, unrounded
 * @throws {RangeError} as `exactEmi`
 */
export function flatRateOf(annualRatePercent: number, tenureMonths: number): number {
  if (annualRatePercent === 0) return 0;
  const interest = exactEmi({ principal: 1, annualRatePercent, tenureMonths }) * tenureMonths - 1;
  return (interest * 100 * MONTHS_IN_YEAR) / tenureMonths;
}
