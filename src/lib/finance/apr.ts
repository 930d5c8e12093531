import { exactEmi, type Loan } from './emi';

const MONTHS_IN_YEAR = 12;
/** A yearly rate in percent above every one that a lender may ask. */
const HIGHEST_RATE = 2400;
/** Bisections of the interval: more than the digits of a double. */
const STEPS = 60;

/** What a series of equal monthly payments is worth at the start, at a monthly rate as a fraction. */
function presentValue(payment: number, monthlyRate: number, months: number): number {
  return monthlyRate === 0
    ? payment * months
    : (payment * -Math.expm1(-months * Math.log1p(monthlyRate))) / monthlyRate;
}

/** Rupees that reach the borrower in a month; 0 is the month in which the loan begins. */
export interface Payout {
  readonly rupees: number;
  readonly month: number;
}

/** Payouts, and the equal instalments that repay them. */
export interface CashFlows {
  readonly payouts: readonly Payout[];
  /** Rupees a month, unrounded */
  readonly payment: number;
  /** How many instalments there are */
  readonly months: number;
  /** Months before the one that ends with the first instalment; 0 for a loan that is repaid at once. @default 0 */
  readonly waitMonths?: number;
}

/** Rounding of the division that made an instalment is no loss to the lender. */
const ROUNDING = 1e-9;

/**
 * The yearly rate at which equal monthly instalments repay what was paid out, as the RBI's Key Facts Statement defines the APR
 * (RBI/2024-25/18, annex B): monthly rate × 12. Found by bisection: as every payout comes before the instalments, one rate alone fits.
 *
 * @returns percent a year, unrounded; undefined when nothing is paid out or the instalments do not repay it
 * @throws {RangeError} when an amount is NaN or infinite, or `months` is not a whole number above zero
 */
export function rateOfCashFlows({ payouts, payment, months, waitMonths = 0 }: CashFlows): number | undefined {
  const paidOut = payouts.reduce((sum, { rupees }) => sum + rupees, 0);
  if (!Number.isFinite(paidOut) || !Number.isFinite(payment)) throw new RangeError('amounts must be finite');
  if (!Number.isInteger(months) || months < 1)
    throw new RangeError(`months must be a whole number above 0, found ${months}`);
  if (paidOut <= 0 || payment * months < paidOut * (1 - ROUNDING)) return undefined;
  let low = 0;
  let high = HIGHEST_RATE;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const monthlyRate = middle / MONTHS_IN_YEAR / 100;
    const received = payouts.reduce((sum, { rupees, month }) => sum + rupees * (1 + monthlyRate) ** -month, 0);
    const repaid = presentValue(payment, monthlyRate, months) * (1 + monthlyRate) ** -waitMonths;
    if (repaid > received) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The APR of a loan that is paid out at once and repaid from the next month on: see `rateOfCashFlows`.
 *
 * @param paidOut rupees that reach the borrower: the loan less its charges
 * @param payment rupees a month, unrounded
 * @returns percent a year, unrounded; undefined when nothing is paid out or the payments do not repay it
 * @throws {RangeError} as `rateOfCashFlows`
 */
export const annualPercentageRate = (paidOut: number, payment: number, months: number): number | undefined =>
  rateOfCashFlows({ payouts: [{ rupees: paidOut, month: 0 }], payment, months });

/**
 * A charge with GST.
 *
 * @param gstPercent from src/content/figures.yml, `loan-fee-gst`
 * @returns rupees, unrounded
 */
export function withGst(charge: number, gstPercent: number): number {
  return charge * (1 + gstPercent / 100);
}

/**
 * "APR with fee and GST": interest and fee as one yearly rate, from unrounded cash flows. The Key Facts Statement also counts insurance,
 * valuation and legal charges, so a lender's own APR may be higher.
 *
 * @param feeWithGst rupees taken off the amount paid out
 * @returns percent a year, unrounded; undefined when the fee is as large as the loan, or there is no loan
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months
 */
export function aprWithFee(loan: Loan, feeWithGst: number): number | undefined {
  const payment = exactEmi(loan);
  return payment === 0 ? undefined : annualPercentageRate(loan.principal - feeWithGst, payment, loan.tenureMonths);
}
