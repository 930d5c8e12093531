import { toRupee } from './rounding';

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
  /** Rounded EMI x months, in rupees. */
  readonly totalPayable: number;
  /** Total payable minus principal, in rupees. */
  readonly totalInterest: number;
}

export interface LoanYear {
  /** Counted from 1, from the month after the loan is paid out. */
  readonly year: number;
  /** Rupees of principal repaid in this year, unrounded. */
  readonly principalPaid: number;
  /** Rupees of interest paid in this year, unrounded. */
  readonly interestPaid: number;
  /** Rupees still owed at the end of this year, unrounded. Exactly 0 in the last year. */
  readonly balance: number;
}

const MONTHS_IN_YEAR = 12;

/** The monthly rate as a fraction. Source: RBI Key Facts Statement practice, annual rate / 12. */
function monthlyRate(annualRatePercent: number): number {
  return annualRatePercent / MONTHS_IN_YEAR / 100;
}

/**
 * Tells whether there is a loan to work with.
 *
 * @returns false when any input is zero or less.
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is positive but not a whole number of months.
 */
function isLoan(loan: Loan): boolean {
  const { principal, annualRatePercent, tenureMonths } = loan;
  for (const [name, value] of Object.entries({ principal, annualRatePercent, tenureMonths })) {
    if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, found ${value}`);
  }
  if (principal <= 0 || annualRatePercent <= 0 || tenureMonths <= 0) return false;
  if (!Number.isInteger(tenureMonths)) {
    throw new RangeError(`tenureMonths must be a whole number of months, found ${tenureMonths}`);
  }
  return true;
}

/**
 * The instalment before rounding: P x r x (1+r)^n / ((1+r)^n - 1), the standard annuity formula.
 *
 * It is computed in the equal form P x r / (1 - (1+r)^-n), which neither overflows for long tenures nor loses digits
 * for very small rates.
 *
 * @returns rupees a month, unrounded; 0 when any input is zero or less.
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months.
 */
export function exactEmi(loan: Loan): number {
  if (!isLoan(loan)) return 0;
  const rate = monthlyRate(loan.annualRatePercent);
  return (loan.principal * rate) / -Math.expm1(-loan.tenureMonths * Math.log1p(rate));
}

/**
 * The EMI and totals shown to a borrower. The EMI is rounded to the rupee first, as lenders quote it; the total is that
 * EMI x months, and the interest is the total minus the principal. Lenders that multiply the unrounded EMI get a total
 * that differs by up to half a rupee a month. On a loan of a few hundred rupees or less, rounding can outweigh the
 * interest, which may then come out negative.
 *
 * @returns rupees; all zero when any input is zero or less.
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months.
 */
export function calculateEmi(loan: Loan): EmiResult {
  if (!isLoan(loan)) return { emi: 0, totalPayable: 0, totalInterest: 0 };
  const emi = toRupee(exactEmi(loan));
  const totalPayable = emi * loan.tenureMonths;
  return { emi, totalPayable, totalInterest: totalPayable - loan.principal };
}

/**
 * How a loan is repaid, year by year.
 *
 * Each month's interest is the balance x annual rate / 12, not rounded. Every instalment is `instalment` rupees, save
 * the last, which is whatever clears the loan: it takes up the remainder that rounding the EMI has left. The interest
 * of all years together therefore differs a little from `calculateEmi(...).totalInterest`. An instalment large enough
 * to clear the loan early leaves zeros in the years after. A last year of fewer than twelve months is a row of its own.
 *
 * @param instalment rupees a month; by default the EMI rounded to the rupee. Pass `exactEmi(loan)` for the schedule of
 *   the formula without rounding.
 * @returns one row a year; none when any input of the loan is zero or less.
 * @throws {RangeError} when an input is NaN or infinite, or the tenure is not a whole number of months.
 */
export function amortisationByYear(loan: Loan, instalment: number = calculateEmi(loan).emi): readonly LoanYear[] {
  if (!isLoan(loan)) return [];
  if (!Number.isFinite(instalment)) throw new RangeError(`instalment must be a finite number, found ${instalment}`);

  const rate = monthlyRate(loan.annualRatePercent);
  const years: LoanYear[] = [];
  let balance = loan.principal;
  let principalPaid = 0;
  let interestPaid = 0;

  for (let month = 1; month <= loan.tenureMonths; month += 1) {
    const interest = balance * rate;
    const isLastMonth = month === loan.tenureMonths;
    const principalPart = isLastMonth ? balance : Math.min(instalment - interest, balance);
    principalPaid += principalPart;
    interestPaid += interest;
    balance = isLastMonth ? 0 : balance - principalPart;

    if (isLastMonth || month % MONTHS_IN_YEAR === 0) {
      years.push({ year: Math.ceil(month / MONTHS_IN_YEAR), principalPaid, interestPaid, balance });
      principalPaid = 0;
      interestPaid = 0;
    }
  }
  return years;
}

/**
 * A schedule in whole rupees whose columns and rows still add up. Each year's sums are what has been paid by its end, rounded, less
 * what had been paid by the end of the year before, rounded: rounding each sum by itself would let a column miss its total.
 *
 * @param years of a loan of whole rupees, from `amortisationByYear`
 * @returns one row a year, each amount within a rupee of the exact one; all principal together is the loan, and each balance is
 *   that of the year before less the principal paid
 */
export function inWholeRupees(years: readonly LoanYear[]): readonly LoanYear[] {
  let principal = 0;
  let interest = 0;
  return years.map(({ year, principalPaid, interestPaid, balance }) => {
    const principalBefore = Math.round(principal);
    const interestBefore = Math.round(interest);
    principal += principalPaid;
    interest += interestPaid;
    return {
      year,
      principalPaid: Math.round(principal) - principalBefore,
      interestPaid: Math.round(interest) - interestBefore,
      balance: Math.round(principal + balance) - Math.round(principal),
    };
  });
}
