import { exactEmi, type Loan } from './emi';

const MONTHS_IN_YEAR = 12;
/** A yearly rate in percent above every one that a lender may ask. */
const HIGHEST_RATE = 1200;
/** Bisections of the interval: more than the digits of a double. */
const STEPS = 60;

/** What a series of equal monthly payments is worth at the start, at a monthly rate as a fraction. */
function presentValue(payment: number, monthlyRate: number, months: number): number {
  return monthlyRate === 0
    ? payment * months
    : (payment * -Math.expm1(-months * Math.log1p(monthlyRate))) / monthlyRate;
}

/**
 * The yearly rate at which equal monthly payments repay what was really paid out, as the RBI's Key Facts Statement defines the APR
 * (RBI/2024-25/18, annex B): monthly rate × 12. Found by bisection, as the present value falls steadily with the rate.
 *
 * @param paidOut rupees that reach the borrower: the loan less its charges
 * @param payment rupees a month, unrounded
 * @returns percent a year, unrounded; undefined when nothing is paid out or the payments do not repay it
 * @throws {RangeError} when an input is NaN or infinite, or `months` is not a whole number above zero
 */
export function annualPercentageRate(paidOut: number, payment: number, months: number): number | undefined {
  if (!Number.isFinite(paidOut) || !Number.isFinite(payment)) throw new RangeError('amounts must be finite');
  if (!Number.isInteger(months) || months < 1)
    throw new RangeError(`months must be a whole number above 0, found ${months}`);
  if (paidOut <= 0 || payment * months < paidOut) return undefined;
  let low = 0;
  let high = HIGHEST_RATE;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const worth = presentValue(payment, middle / MONTHS_IN_YEAR / 100, months);
    if (worth > paidOut) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

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
 * @returns percent a year, unrounded; undefined when the fee is as large as the loan, or an input of the loan is zero or less
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months
 */
export function aprWithFee(loan: Loan, feeWithGst: number): number | undefined {
  const payment = exactEmi(loan);
  return payment === 0 ? undefined : annualPercentageRate(loan.principal - feeWithGst, payment, loan.tenureMonths);
}
