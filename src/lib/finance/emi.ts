import { toRupee } from './rounding';
import { MONTHS_IN_YEAR } from '../unitSizes';

/**
 * Equated monthly instalments of a reducing-balance loan: interest is charged each month on what is still owed.
 */

export interface Loan {
  /** Amount borrowed, in rupees. */
  readonly principal: number;
  /** Nominal yearly rate in percent, charged monthly as rate / 12: 8.5 means 8.5% a year. */
  readonly annualRatePercent: number;
  /** Number of monthly instalments, a whole number. */
  readonly tenureMonths: number;
}

export interface EmiResult {
  /** Monthly instalment, rounded to the nearest rupee (halves upwards). */
  readonly emi: number;
  /** Rounded EMI x months, in rupees; at least the principal, and at 0% exactly that. */
  readonly totalPayable: number;
  /** Total payable minus principal, in rupees: zero or more. */
  readonly totalInterest: number;
}

/** The monthly rate as a fraction. Source: RBI Key Facts Statement practice, annual rate / 12. */
function monthlyRate(annualRatePercent: number): number {
  return annualRatePercent / MONTHS_IN_YEAR / 100;
}

function requireFinite(name: keyof Loan, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, found ${value}`);
}

/**
 * Tells whether there is a loan to work with.
 *
 * @returns false when the principal or the tenure is zero or less, or the rate is negative.
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is positive but not a whole number of months.
 */
function isLoan(loan: Loan): boolean {
  const { principal, annualRatePercent, tenureMonths } = loan;
  requireFinite('principal', principal);
  requireFinite('annualRatePercent', annualRatePercent);
  requireFinite('tenureMonths', tenureMonths);
  if (principal <= 0 || annualRatePercent < 0 || tenureMonths <= 0) return false;
  if (!Number.isInteger(tenureMonths)) {
    throw new RangeError(`tenureMonths must be a whole number of months, found ${tenureMonths}`);
  }
  return true;
}

/**
 * The instalment before rounding: P x r x (1+r)^n / ((1+r)^n - 1), the standard annuity formula.
 *
 * It is computed in the equal form P x r / (1 - (1+r)^-n), which neither overflows for long tenures nor loses digits
 * for very small rates. At 0%, as in an offer without interest, it is the principal in equal parts.
 *
 * @returns rupees a month, unrounded; 0 when the principal or the tenure is zero or less, or the rate is negative.
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months.
 */
export function exactEmi(loan: Loan): number {
  if (!isLoan(loan)) return 0;
  const rate = monthlyRate(loan.annualRatePercent);
  if (rate === 0) return loan.principal / loan.tenureMonths;
  return (loan.principal * rate) / -Math.expm1(-loan.tenureMonths * Math.log1p(rate));
}

/**
 * What equal instalments come to: EMI x months. Where there is no interest, or so little that rounding takes the total
 * below the loan, it is the loan: the last instalment settles the rest.
 *
 * @param emi rupees a month, as it is paid
 * @returns rupees
 */
export function totalOfEmi(emi: number, { principal, annualRatePercent, tenureMonths }: Loan): number {
  return annualRatePercent === 0 ? principal : Math.max(emi * tenureMonths, principal);
}

/**
 * The EMI and totals shown to a borrower. The EMI is rounded to the rupee first, as lenders quote it; the total is
 * `totalOfEmi`, and the interest is the total minus the principal. Lenders that multiply the unrounded EMI get a total
 * that differs by up to half a rupee a month.
 *
 * @returns rupees; all zero when the principal or the tenure is zero or less, or the rate is negative.
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months.
 */
export function calculateEmi(loan: Loan): EmiResult {
  if (!isLoan(loan)) return { emi: 0, totalPayable: 0, totalInterest: 0 };
  const emi = toRupee(exactEmi(loan));
  const totalPayable = totalOfEmi(emi, loan);
  return { emi, totalPayable, totalInterest: totalPayable - loan.principal };
}

/**
 * The loan that an instalment repays: the instalment divided by that of one rupee.
 *
 * @param emi rupees a month
 * @returns unrounded rupees
 * @throws {RangeError} as `exactEmi`
 */
export function loanForEmi(emi: number, { annualRatePercent, tenureMonths }: Omit<Loan, 'principal'>): number {
  return emi / exactEmi({ principal: 1, annualRatePercent, tenureMonths });
}
