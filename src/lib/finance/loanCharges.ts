import { rateOfCashFlows } from './apr';
import { MONTHS_IN_YEAR } from '../unitSizes';

/** Charges of a loan beside its interest, and the APR with all of them. */

/** A charge, once or again and again. */
export interface LoanCharge {
  /** Rupees each time, with GST if it bears any. */
  readonly rupees: number;
  /**
   * When it is paid: once when the loan begins; at the start of each year of the loan, the first included; or with each
   * instalment.
   */
  readonly every: 'once' | 'year' | 'month';
}

/** A loan as it is repaid. */
export interface RepaidLoan {
  /** Amount sanctioned, in rupees. */
  readonly principal: number;
  /** Rupees a month, as they are paid. */
  readonly instalment: number;
  /** Number of monthly instalments, a whole number above zero. */
  readonly instalments: number;
}

/** How often a charge is paid over a number of monthly instalments. */
export function timesPaid({ every }: Pick<LoanCharge, 'every'>, instalments: number): number {
  if (every === 'once') return 1;
  return every === 'month' ? instalments : Math.ceil(instalments / MONTHS_IN_YEAR);
}

/** What charges come to over the whole loan. @returns rupees, unrounded */
export function totalOfCharges(charges: readonly LoanCharge[], instalments: number): number {
  return charges.reduce((sum, charge) => sum + charge.rupees * timesPaid(charge, instalments), 0);
}

const sumOf = (charges: readonly LoanCharge[], every: LoanCharge['every']): number =>
  charges.filter((charge) => charge.every === every).reduce((sum, { rupees }) => sum + rupees, 0);

/** What is taken off the amount when it is paid out: charges paid once, and the first of each year. @returns rupees, unrounded */
export function takenAtStart(charges: readonly LoanCharge[]): number {
  return sumOf(charges, 'once') + sumOf(charges, 'year');
}

/**
 * The APR of a loan with its charges, from the cash flows of the borrower: what is paid out, each instalment, and each charge on
 * its day. Monthly rate × 12, as in the illustration of the RBI's Key Facts Statement (RBI/2024-25/18, annex B).
 *
 * @returns percent a year, unrounded; undefined when the charges are as large as the loan or the payments do not repay it
 * @throws {RangeError} as `rateOfCashFlows`
 */
export function aprWithCharges(
  { principal, instalment, instalments }: RepaidLoan,
  charges: readonly LoanCharge[],
): number | undefined {
  const yearly = sumOf(charges, 'year');
  const laterYears = Array.from({ length: timesPaid({ every: 'year' }, instalments) - 1 }, (_year, index) => index + 1);
  return rateOfCashFlows({
    flows: [
      { rupees: principal - takenAtStart(charges), month: 0 },
      ...(yearly === 0 ? [] : laterYears.map((year) => ({ rupees: -yearly, month: year * MONTHS_IN_YEAR }))),
    ],
    payment: instalment + sumOf(charges, 'month'),
    months: instalments,
  });
}

/**
 * The rate that compounds a monthly rate over a year, which some lenders print as APR: (1 + APR ÷ 12)^12 − 1.
 *
 * @param annualRatePercent the monthly rate × 12, in percent
 * @returns percent a year, unrounded
 */
export function compoundedRate(annualRatePercent: number): number {
  return ((1 + annualRatePercent / MONTHS_IN_YEAR / 100) ** MONTHS_IN_YEAR - 1) * 100;
}
