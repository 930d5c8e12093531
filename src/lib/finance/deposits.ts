/** Deposits of banks, which compound each quarter, and of companies. */
import { MONTHS_IN_YEAR, QUARTERS_IN_YEAR } from '../unitSizes';

/**
 * What a fixed deposit becomes when interest is reinvested each quarter: P × (1 + r ÷ 4)^(months ÷ 3).
 *
 * @param principal rupees
 * @param annualRatePercent percent a year
 * @param months whole or not; a part of a quarter grows by the same rate
 * @param timesInYear how often interest is added, if not each quarter
 * @returns unrounded rupees
 */
export function fixedDepositValue(
  principal: number,
  annualRatePercent: number,
  months: number,
  timesInYear = QUARTERS_IN_YEAR,
): number {
  return principal * (1 + annualRatePercent / 100 / timesInYear) ** ((months / MONTHS_IN_YEAR) * timesInYear);
}

/** Interest that a fixed deposit pays out each quarter, in unrounded rupees. */
export function quarterlyPayout(principal: number, annualRatePercent: number): number {
  return (principal * annualRatePercent) / 100 / QUARTERS_IN_YEAR;
}

/** The yearly rate to which a rate that compounds each quarter comes, in percent. */
export function effectiveYield(annualRatePercent: number): number {
  return (fixedDepositValue(1, annualRatePercent, MONTHS_IN_YEAR) - 1) * 100;
}

/**
 * What a recurring deposit becomes: each instalment is paid at the start of its month and compounds each quarter, a part of a quarter
 * by the same rate. This is the formula that banks and the post office use.
 *
 * @param monthly rupees a month
 * @param months whole number of instalments
 * @returns unrounded rupees
 */
export function recurringDepositValue(monthly: number, annualRatePercent: number, months: number): number {
  let value = 0;
  for (let left = months; left > 0; left -= 1) value += fixedDepositValue(monthly, annualRatePercent, left);
  return value;
}
