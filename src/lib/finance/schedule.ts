import { exactEmi, type Loan } from './emi';
import { toRupee } from './rounding';
import { MONTHS_IN_YEAR } from '../unitSizes';

/** Money paid early: on top of the instalment of these months, counted from 1. */
export type Prepayment = {
  /** Rupees each time. */
  readonly amount: number;
  /** The first month in which it is paid. */
  readonly from: number;
  readonly every: 'once' | 'month' | 'year';
};

/** What a prepayment makes smaller, and a change of the rate changes: the tenure or the EMI. */
export type Adjusts = 'tenure' | 'EMI';

/**
 * A change of the rate, from the month `from` on, by this many points: 0.25 turns 8.5% into 8.75%. Changes add up before the rate is held at 0% or more, so
 * that three points down and three up lead back to where it was.
 */
export type RateChange = { readonly from: number; readonly points: number };

export interface Plan {
  readonly prepayments?: readonly Prepayment[];
  readonly rateChanges?: readonly RateChange[];
  /** @default 'tenure', as lenders do unless they are asked */
  readonly adjusts?: Adjusts;
  /** Rupees a month that are paid instead of the EMI of the loan, as after a prepayment at its start. @default that EMI */
  readonly emi?: number;
}

/** One month of a loan, in unrounded rupees. */
export interface LoanMonth {
  /** Counted from 1, the month after the loan is paid out. */
  readonly month: number;
  readonly annualRatePercent: number;
  /** Interest and principal of the regular instalment. */
  readonly instalment: number;
  readonly interest: number;
  /** Principal repaid by the instalment, without the prepayment. */
  readonly principal: number;
  readonly prepayment: number;
  /** Owed after the payments of this month; exactly 0 in the last. */
  readonly balance: number;
}

/** Less than a paisa is owed to nobody: it is what floating-point leaves behind. */
const NOTHING = 0.005;

function isDue({ from, every }: Prepayment, month: number): boolean {
  if (every === 'once') return month === from;
  return month >= from && (every === 'month' || (month - from) % MONTHS_IN_YEAR === 0);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * How a loan is repaid, month by month, with prepayments and changes of its rate.
 *
 * The instalment is the EMI rounded to the rupee, interest is the balance × annual rate / 12, unrounded, and the last instalment is
 * whatever clears the loan. With `adjusts: 'tenure'` the instalment stays and the loan ends earlier or later; with 'EMI' it is computed
 * anew for the months that were left. A lender may not let the balance grow, nor keep a borrower for ever: when a higher rate would take
 * the loan past twice its tenure, or the instalment no longer covers the interest, the EMI rises instead.
 *
 * @returns one entry a month; none when the principal or the tenure is zero or less, or the rate is negative
 * @throws {RangeError} when an input is NaN or infinite, a tenure is not a whole number of months, or a prepayment is negative
 */
export function repaymentSchedule(loan: Loan, plan: Plan = {}): readonly LoanMonth[] {
  const { prepayments = [], rateChanges = [], adjusts = 'tenure' } = plan;
  if (prepayments.some(({ amount }) => !(amount >= 0 && Number.isFinite(amount)))) {
    throw new RangeError('a prepayment must be zero or more');
  }
  const emiOf = (principal: number, annualRatePercent: number, tenureMonths: number): number =>
    toRupee(exactEmi({ principal, annualRatePercent, tenureMonths }));

  const months: LoanMonth[] = [];
  let balance = exactEmi(loan) === 0 ? 0 : loan.principal;
  let annualRatePercent = loan.annualRatePercent;
  let emi = plan.emi ?? emiOf(balance, annualRatePercent, loan.tenureMonths);
  let end = loan.tenureMonths;
  for (let month = 1; balance > 0; month += 1) {
    const monthsLeft = Math.max(end - month + 1, 1);
    if (rateChanges.some(({ from, points }) => from === month && points !== 0)) {
      const points = sum(rateChanges.filter(({ from }) => from <= month).map((change) => change.points));
      annualRatePercent = Math.max(loan.annualRatePercent + points, 0);
      const longest = adjusts === 'tenure' ? loan.tenureMonths * 2 - month + 1 : 0;
      const needed = monthsToRepay(balance, annualRatePercent, emi);
      if (needed <= longest) end = month + needed - 1;
      else emi = emiOf(balance, annualRatePercent, monthsLeft);
    }
    const interest = (balance * annualRatePercent) / MONTHS_IN_YEAR / 100;
    const isLast = month >= end || balance + interest <= emi + NOTHING;
    const principal = isLast ? balance : emi - interest;
    const prepayment = Math.min(
      sum(prepayments.filter((paid) => isDue(paid, month)).map(({ amount }) => amount)),
      balance - principal,
    );
    const rest = balance - principal - prepayment;
    balance = isLast || rest < NOTHING ? 0 : rest;
    months.push({
      month,
      annualRatePercent,
      instalment: principal + interest,
      interest,
      principal,
      prepayment,
      balance,
    });
    if (prepayment > 0 && balance > 0 && adjusts === 'EMI') emi = emiOf(balance, annualRatePercent, monthsLeft - 1);
  }
  return months;
}

/**
 * How many instalments repay a balance; the last may be smaller. At 0% that is the balance ÷ the instalment.
 *
 * @returns whole months; Infinity when the instalment does not exceed the interest of the first month
 */
export function monthsToRepay(balance: number, annualRatePercent: number, emi: number): number {
  const rate = annualRatePercent / MONTHS_IN_YEAR / 100;
  const covered = (balance * rate) / emi;
  if (covered >= 1) return Infinity;
  const months = rate === 0 ? balance / emi : -Math.log1p(-covered) / Math.log1p(rate);
  // A rounding error of the logarithms must not add a month of nothing.
  return Math.max(Math.ceil(months - 1e-9), 1);
}

export interface ScheduleTotals {
  readonly months: number;
  /** Rupees, unrounded: of all instalments and prepayments. */
  readonly paid: number;
  readonly interest: number;
}

/** The sums of a schedule, in unrounded rupees. */
export function scheduleTotals(schedule: readonly LoanMonth[]): ScheduleTotals {
  const interest = sum(schedule.map((month) => month.interest));
  const prepaid = sum(schedule.map((month) => month.prepayment));
  return {
    months: schedule.length,
    paid: interest + prepaid + sum(schedule.map((month) => month.principal)),
    interest,
  };
}
