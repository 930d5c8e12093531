import { toRupee } from './rounding';
import { exactEmi, type Loan } from './emi';
import { repaymentSchedule, scheduleTotals, type LoanMonth } from './schedule';
import { MONTHS_IN_YEAR } from '../unitSizes';

/** No even return is looked for above this: far more than the effective rate of any loan. */
const HIGHEST_PERCENT = 1_000;
/** Rounds of bisection of a range of returns, after which a double cannot tell its ends apart. */
const ROUNDS = 80;

/** Money that may repay a loan early or be invested. */
export interface SpareMoney {
  /** What is still owed, its rate, and the instalments that are left, the first of them in a month. */
  readonly loan: Loan;
  /** Rupees a month that the lender collects. @default the EMI of the loan */
  readonly emi?: number;
  /** Rupees, today or with each instalment until the loan's original end. */
  readonly sum: number;
  readonly every: 'once' | 'month';
  /** What the lender charges for paying early, GST included, in percent of what is prepaid. */
  readonly chargePercent: number;
  /** Tax that the interest of a year saves: a share of it, up to a limit in rupees. */
  readonly relief?: { readonly taxPercent: number; readonly yearlyLimit: number };
}

/** Both ways, in unrounded rupees. */
export interface PrepayOrInvest {
  readonly emi: number;
  /** The loan without prepayments, and with them */
  readonly plain: readonly LoanMonth[];
  readonly prepaid: readonly LoanMonth[];
  readonly interestSaved: number;
  readonly charge: number;
  /** Tax that less interest no longer saves. */
  readonly reliefLost: number;
  /** The interest saved less the charge and the lost relief; negative where prepaying costs more than it saves. */
  readonly saved: number;
  readonly monthsSooner: number;
  /** Rupees that each way invests: today, and after each month until the loan's original end. */
  readonly prepayFlows: readonly number[];
  readonly investFlows: readonly number[];
  /** Percent a year at which both leave the same; undefined where investing leaves more at any return from 0 on. */
  readonly evenPercent: number | undefined;
}

/**
 * What monthly flows have grown to at the end of the last month.
 *
 * @param flows rupees, the first today
 * @param annualReturnPercent the return of a whole year, from 0 on, which each month earns by its twelfth root
 */
export function grownValue(flows: readonly number[], annualReturnPercent: number): number {
  const growth = (1 + annualReturnPercent / 100) ** (1 / MONTHS_IN_YEAR);
  return flows.reduce((value, flow) => value * growth + flow, 0);
}

/** The return at which a rising function of it is zero; undefined where it is above zero from the start. */
function returnAtZero(leadAt: (percent: number) => number): number | undefined {
  let [low, high] = [0, HIGHEST_PERCENT];
  if (leadAt(low) > 0) return undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (leadAt(middle) > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Tax saved by the interest of each year, counted from today and due in its last month, in the flows of `months`. */
function reliefFlows(schedule: readonly LoanMonth[], months: number, relief: SpareMoney['relief']): readonly number[] {
  const { taxPercent = 0, yearlyLimit = 0 } = relief ?? {};
  return Array.from({ length: months + 1 }, (_month, month) => {
    if (month === 0 || (month % MONTHS_IN_YEAR !== 0 && month !== months)) return 0;
    const first = Math.floor((month - 1) / MONTHS_IN_YEAR) * MONTHS_IN_YEAR;
    const { interest } = scheduleTotals(schedule.slice(first, month));
    return (Math.min(interest, yearlyLimit) * taxPercent) / 100;
  });
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Prepaying against investing the same money, until the loan's original end. Both ways spend the same each month. Who prepays keeps the EMI, so that the
 * loan ends sooner, and from then on invests what is no longer owed. Who invests puts the sum away, and with it the tax that the larger interest still
 * saves. The even return is the internal rate of return of prepaying: without charge and relief the effective yearly rate of the loan, since
 * each prepaid rupee saves a twelfth of its rate a month (annual rate ÷ 12, as in the RBI's Key Facts Statement).
 *
 * @throws {RangeError} when an input of the loan is not finite or its tenure is not a whole number of months
 */
export function prepayOrInvest({ loan, sum, every, chargePercent, relief, ...known }: SpareMoney): PrepayOrInvest {
  const emi = known.emi ?? toRupee(exactEmi(loan));
  // The charge comes out of the same sum.
  const prepayment = sum / (1 + chargePercent / 100);
  const plain = repaymentSchedule(loan, { emi });
  const prepaid =
    every === 'once'
      ? repaymentSchedule({ ...loan, principal: loan.principal - prepayment }, { emi })
      : repaymentSchedule(loan, { emi, prepayments: [{ amount: prepayment, from: 1, every }] });

  const sums = [every === 'once' ? sum : 0, ...plain.map(() => (every === 'month' ? sum : 0))];
  const prepayments = [every === 'once' ? prepayment : 0, ...plain.map((_, index) => prepaid[index]?.prepayment ?? 0)];
  const instalmentOf = (schedule: readonly LoanMonth[], month: number): number => schedule[month - 1]?.instalment ?? 0;
  const charges = prepayments.map((amount) => (amount * chargePercent) / 100);
  const prepayFlows = sums.map((amount, month) => {
    const noLongerOwed = instalmentOf(plain, month) - instalmentOf(prepaid, month);
    return amount + noLongerOwed - (prepayments[month] ?? 0) - (charges[month] ?? 0);
  });
  const reliefPrepaid = reliefFlows(prepaid, plain.length, relief);
  const lost = reliefFlows(plain, plain.length, relief).map((amount, month) => amount - (reliefPrepaid[month] ?? 0));
  const investFlows = sums.map((amount, month) => amount + (lost[month] ?? 0));

  const interestSaved = scheduleTotals(plain).interest - scheduleTotals(prepaid).interest;
  const [charge, reliefLost] = [sumOf(charges), sumOf(lost)];
  return {
    emi,
    plain,
    prepaid,
    interestSaved,
    charge,
    reliefLost,
    saved: interestSaved - charge - reliefLost,
    monthsSooner: plain.length - prepaid.length,
    prepayFlows,
    investFlows,
    evenPercent: returnAtZero((percent) => leadOfInvesting({ investFlows, prepayFlows }, percent)),
  };
}

/** How much more investing leaves at a return, in rupees; negative where prepaying leaves more. */
export function leadOfInvesting(
  { investFlows, prepayFlows }: Pick<PrepayOrInvest, 'investFlows' | 'prepayFlows'>,
  annualReturnPercent: number,
): number {
  return grownValue(investFlows, annualReturnPercent) - grownValue(prepayFlows, annualReturnPercent);
}

/** The lead as a share of what the way in front leaves, from -1 to 1. */
export function leadShare(ways: Pick<PrepayOrInvest, 'investFlows' | 'prepayFlows'>, percent: number): number {
  const larger = Math.max(grownValue(ways.investFlows, percent), grownValue(ways.prepayFlows, percent));
  return leadOfInvesting(ways, percent) / larger;
}

/**
 * The returns between which the ways are nearly even.
 *
 * @param share of what the way in front leaves, by which it may lead: 0.01 for 1%
 * @returns percent a year; undefined where the ways are never even
 */
export function nearlyEven(ways: PrepayOrInvest, share: number): readonly [from: number, to: number] | undefined {
  if (ways.evenPercent === undefined) return undefined;
  const from = returnAtZero((percent) => leadShare(ways, percent) + share) ?? 0;
  const to = returnAtZero((percent) => leadShare(ways, percent) - share) ?? ways.evenPercent;
  return [from, to];
}

/**
 * The return before tax that leaves another after it, where the gain of each year is taxed in that year, as the interest of a deposit is.
 *
 * @param taxShare of the gain, cess included, from 0 to below 1
 */
export const beforeYearlyTax = (afterPercent: number, taxShare: number): number => afterPercent / (1 - taxShare);

/**
 * The same where the whole gain is taxed once, at the end, as that of a share fund is.
 *
 * @param flows rupees invested, the first today; at least one of them above zero
 */
export function beforeTaxAtEnd(flows: readonly number[], afterPercent: number, taxShare: number): number {
  const after = grownValue(flows, afterPercent);
  const before = (after - taxShare * sumOf(flows)) / (1 - taxShare);
  return returnAtZero((percent) => grownValue(flows, percent) - before) ?? 0;
}
