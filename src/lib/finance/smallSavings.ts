import { fixedDepositValue } from './deposits';
import { ppfByYear, type PpfDeposit, type PpfYear } from './ppf';
import { futureValue } from './timeValue';
import { MONTHS_IN_YEAR } from '../unitSizes';

function requireYears(years: number): void {
  if (!Number.isInteger(years) || years < 0)
    throw new RangeError(`years must be whole and not negative, found ${years}`);
}

/**
 * A sum that compounds each year and is paid out at the end, as the National Savings Certificate does: P × (1 + r)^years. The years run
 * from the day of purchase, so a leap year is a year like any other.
 *
 * @param principal rupees
 * @param annualRatePercent percent a year; that of the day of purchase holds to the end
 * @returns one entry a year, unrounded rupees; empty for 0 years
 * @throws {RangeError} when the years are not a whole number from 0 up
 */
export function compoundedByYear(principal: number, annualRatePercent: number, years: number): readonly PpfYear[] {
  requireYears(years);
  return Array.from({ length: years }, (_year, index) => ({
    year: index + 1,
    invested: principal,
    value: futureValue(principal, annualRatePercent, index + 1),
  }));
}

/**
 * Interest of a post office time deposit over its whole term: it compounds each quarter and is paid out at the end of each year, without
 * interest on what was paid out (src/content/figures.yml, post-office-deposit-1-year).
 *
 * @param principal rupees
 * @param annualRatePercent percent a year; that of the first day holds to the end
 * @returns unrounded rupees
 */
export function timeDepositInterest(principal: number, annualRatePercent: number, years: number): number {
  requireYears(years);
  return (fixedDepositValue(principal, annualRatePercent, MONTHS_IN_YEAR) - principal) * years;
}

/**
 * Simple interest of a savings account on a balance that does not move.
 *
 * @param balance rupees
 * @param months whole or not
 * @returns unrounded rupees
 */
export const savingsInterest = (balance: number, annualRatePercent: number, months: number): number =>
  (balance * annualRatePercent * months) / MONTHS_IN_YEAR / 100;

/** A Sukanya Samriddhi account: deposits and term. */
export interface SukanyaAccount {
  /** Deposit a year, in rupees */
  readonly yearly: number;
  /** Percent a year, assumed to stay. */
  readonly annualRatePercent: number;
  readonly deposit: PpfDeposit;
  /** Whole years with deposits, and whole years in all; src/content/figures.yml has both. */
  readonly depositYears: number;
  readonly term: number;
}

/**
 * A Sukanya Samriddhi account year by year. Interest is worked out as for a PPF account, each month on the lowest balance between the
 * close of the 5th day and the end of the month, and credited once a year (Sukanya Samriddhi Account Scheme, 2019); after the years with
 * deposits the balance goes on earning. The years of the account are taken for financial years.
 *
 * @returns one entry a year, unrounded rupees
 * @throws {RangeError} when a number of years is not whole, negative, or the deposits last longer than the account
 */
export function sukanyaByYear({
  yearly,
  annualRatePercent,
  deposit,
  depositYears,
  term,
}: SukanyaAccount): readonly PpfYear[] {
  requireYears(term - depositYears);
  const paying = ppfByYear(yearly, annualRatePercent, depositYears, deposit);
  const { invested = 0, value: paidIn = 0 } = paying.at(-1) ?? {};
  const resting = compoundedByYear(paidIn, annualRatePercent, term - depositYears);
  return [...paying, ...resting.map(({ year, value }) => ({ year: depositYears + year, invested, value }))];
}
