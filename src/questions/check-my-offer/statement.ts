import { exactEmi } from '../../lib/finance/emi';
import { annualPercentageRate, withGst } from '../../lib/finance/apr';
import { aprWithCharges, type LoanCharge } from '../../lib/finance/loanCharges';

/** The fees of a Key Facts Statement, in its order: to the lender, or through it to somebody else. */
export const feeNames = ['processing', 'insurance', 'valuation', 'otherToLender', 'otherToOthers'] as const;
export type FeeName = (typeof feeNames)[number];

/** A fee as the paper names it. */
export interface Fee extends LoanCharge {
  readonly name: FeeName;
}

/**
 * What a lender put on paper. What is left out is not on the paper, or the visitor did not enter it; nothing is concluded from
 * it. Money in rupees, rates in percent a year.
 */
export interface Statement {
  /** A Key Facts Statement, an offer of another form, or what somebody said */
  readonly paper: 'statement' | 'letter' | 'spoken';
  readonly loan: 'home' | 'personal' | 'car' | 'education' | 'gold' | 'property' | 'business' | 'other';
  /** Amount sanctioned */
  readonly amount: number;
  /** Term, a whole number of months */
  readonly months: number;
  /** Number of monthly instalments, where the paper names it apart from the term */
  readonly instalments?: number | undefined;
  readonly instalment?: number | undefined;
  readonly rate?: number | undefined;
  readonly kind?: 'fixed' | 'floating' | 'hybrid' | undefined;
  /** The parts of a floating rate, in percent and in points */
  readonly benchmark?: number | undefined;
  readonly spread?: number | undefined;
  readonly isPaidInStages?: boolean | undefined;
  /** What reaches the borrower: "net disbursed amount" */
  readonly paidOut?: number | undefined;
  readonly fees: readonly Fee[];
  /** Whether the fees are printed with their GST, which the Key Facts Statement leaves to the lender */
  readonly gst?: 'included' | 'added' | undefined;
  readonly apr?: number | undefined;
  readonly prepayment?: 'nil' | 'charge' | undefined;
  /** Percent of what is prepaid */
  readonly prepaymentPercent?: number | undefined;
  /** A penalty for paying late: a charge, a charge on which interest runs, or a higher rate */
  readonly penalty?: 'charge' | 'capitalised' | 'rate' | undefined;
  readonly switching?: 'nil' | 'charge' | undefined;
}

/** What the rules say in numbers, from src/content/figures.yml. */
export interface Law {
  /** GST on fees of lenders, in percent */
  readonly gstPercent: number;
}

/** One check of a statement: its finding; undefined where it holds, or where too little is known. */
export type Check<Found> = (statement: Statement, law: Law) => Found | undefined;

/** The number of instalments that the loan is repaid in. */
export const instalmentsOf = ({ instalments, months }: Statement): number => instalments ?? months;

/** The instalment by the printed rate, unrounded; undefined without a rate. */
export function instalmentByRate(statement: Statement): number | undefined {
  const { amount: principal, rate } = statement;
  if (rate === undefined) return undefined;
  return exactEmi({ principal, annualRatePercent: rate, tenureMonths: instalmentsOf(statement) });
}

/** The rate by the printed instalment, unrounded; undefined without an instalment, or where the instalments do not repay the loan. */
export function rateByInstalment(statement: Statement): number | undefined {
  const { amount, instalment } = statement;
  return instalment === undefined ? undefined : annualPercentageRate(amount, instalment, instalmentsOf(statement));
}

/** Rounding to the rupee, up or down, in rupees. */
const ROUNDING = 1;

/** Whether an instalment is another one, rounded to paise or rupees. */
export const isSameInstalment = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDING;

/**
 * The instalments that the APR may have been computed from: the printed one, and before it that by the rate if they are the same but for
 * rounding. Lenders use either: the RBI's illustration prints ₹970 and computes with ₹969.73.
 */
export function instalmentsForApr(statement: Statement): readonly number[] {
  const { instalment } = statement;
  const byRate = instalmentByRate(statement);
  if (instalment === undefined) return byRate === undefined ? [] : [byRate];
  return byRate !== undefined && isSameInstalment(instalment, byRate) ? [byRate, instalment] : [instalment];
}

/** Whether GST is charged on a fee: on what lenders and valuers do; what an insurance premium holds of it is in the premium. */
const bearsGst = (name: FeeName): boolean => name !== 'insurance';

/** The fees as they are paid. @param addsGst whether the printed fees are without GST */
export function feesPaid(fees: readonly Fee[], addsGst: boolean, { gstPercent }: Law): readonly Fee[] {
  if (!addsGst) return fees;
  return fees.map((fee) => (bearsGst(fee.name) ? { ...fee, rupees: withGst(fee.rupees, gstPercent) } : fee));
}

/** The APR with some of the fees. @param instalment as in `instalmentsForApr` */
export function aprOf(statement: Statement, instalment: number, fees: readonly Fee[]): number | undefined {
  return aprWithCharges({ principal: statement.amount, instalment, instalments: instalmentsOf(statement) }, fees);
}
