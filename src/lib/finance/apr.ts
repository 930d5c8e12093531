import { exactEmi, type Loan } from './emi';
import { MONTHS_IN_YEAR } from '../unitSizes';

/** A yearly rate in percent above every one that a lender may ask. */
const HIGHEST_RATE = 2400;
/** A step is the last where it is this small beside the value: what follows is rounding of the logarithms. */
const LAST_STEP = 1e-12;
/** Enough to come that close by halving alone. A usual loan takes four steps. */
const MOST_STEPS = 60;

/** What reaches the borrower in a month; 0 is the month in which the loan begins. */
export interface Flow {
  /** Rupees; below zero what the borrower pays apart from the instalment, such as a yearly charge */
  readonly rupees: number;
  readonly month: number;
}

/** A loan as it is paid out and charged, and the equal instalments that repay it. */
export interface CashFlows {
  readonly flows: readonly Flow[];
  /** Rupees a month, unrounded */
  readonly payment: number;
  /** How many instalments there are */
  readonly months: number;
  /** Months before the one that ends with the first instalment; 0 for a loan that is repaid at once. @default 0 */
  readonly waitMonths?: number;
}

/** Rounding of the division that made an instalment is no loss to the lender. */
const ROUNDING = 1e-9;

/** What cash flows are worth at the start, as a natural logarithm, and the month that this worth lies at on average. */
interface Worth {
  readonly log: number;
  readonly meanMonth: number;
}

/** @param growth natural logarithm of what a rupee grows to in a month, from 0 */
function worthOfFlows(flows: readonly Flow[], growth: number): Worth {
  let sum = 0;
  let monthly = 0;
  for (const { rupees, month } of flows) {
    const worth = rupees * Math.exp(-growth * month);
    sum += worth;
    monthly += worth * month;
  }
  return { log: Math.log(sum), meanMonth: monthly / sum };
}

function worthOfInstalments({ payment, months, waitMonths = 0 }: CashFlows, growth: number): Worth {
  const instalments = Math.expm1(-growth * months) / -Math.expm1(growth);
  return {
    log: Math.log(payment * instalments) - growth * waitMonths,
    meanMonth: waitMonths - 1 / Math.expm1(-growth) - months / Math.expm1(growth * months),
  };
}

/** Whether all that reaches the borrower does so before anything is paid back. */
function isPaidOutFirst({ flows, waitMonths = 0 }: CashFlows): boolean {
  const monthsOf = (sign: 1 | -1) => flows.filter(({ rupees }) => Math.sign(rupees) === sign).map(({ month }) => month);
  return Math.max(...monthsOf(1)) <= Math.min(waitMonths + 1, ...monthsOf(-1));
}

/**
 * The yearly rate at which equal monthly instalments repay what was paid out, as the RBI's Key Facts Statement defines the APR
 * (RBI/2024-25/18, annex B): monthly rate × 12.
 *
 * One rate alone fits, because the sums that reach the borrower all come before those that the borrower pays, charges and instalments alike: flows that
 * change their sign once have one rate (Descartes' rule of signs). Others may have several or none, and are refused.
 *
 * Found by Newton's method on the logarithms of both worths, whose difference is nearly a straight line, kept between bounds.
 *
 * @returns percent a year, unrounded; undefined when no more is paid out than is charged apart from the instalments, these do not repay it, or the
 *   rate is above the highest that a lender may ask
 * @throws {RangeError} when an amount is NaN or infinite, `months` is not a whole number above zero, or something is paid out after repayment began
 */
export function rateOfCashFlows(loan: CashFlows): number | undefined {
  const { flows, payment, months, waitMonths = 0 } = loan;
  const paidOut = flows.reduce((sum, { rupees }) => sum + rupees, 0);
  if (!Number.isFinite(paidOut) || !Number.isFinite(payment)) throw new RangeError('amounts must be finite');
  if (!Number.isInteger(months) || months < 1)
    throw new RangeError(`months must be a whole number above 0, found ${months}`);
  if (!isPaidOutFirst(loan)) throw new RangeError('nothing may be paid out after repayment began');
  const repaid = payment * months;
  if (paidOut <= 0 || repaid < paidOut * (1 - ROUNDING)) return undefined;
  if (repaid <= paidOut) return 0;

  let low = 0;
  let high = Math.log1p(HIGHEST_RATE / MONTHS_IN_YEAR / 100);
  if (worthOfInstalments(loan, high).log > worthOfFlows(flows, high).log) return undefined;
  // The first step, from no interest at all: every instalment lies at the middle one.
  let growth = Math.min(
    Math.log(repaid / paidOut) / (waitMonths + (months + 1) / 2 - worthOfFlows(flows, 0).meanMonth),
    high,
  );
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const back = worthOfInstalments(loan, growth);
    const out = worthOfFlows(flows, growth);
    const gap = back.log - out.log;
    if (gap > 0) low = growth;
    else high = growth;
    const next = growth + gap / (back.meanMonth - out.meanMonth);
    const last = growth;
    growth = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(growth - last) <= growth * LAST_STEP) break;
  }
  return Math.expm1(growth) * MONTHS_IN_YEAR * 100;
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
  rateOfCashFlows({ flows: [{ rupees: paidOut, month: 0 }], payment, months });

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
