import { rateOfCashFlows } from '../../lib/finance/apr';
import { exactEmi, totalOfEmi, type Loan } from '../../lib/finance/emi';
import { exactFlatEmi, flatRateOf, reducingRateOf } from '../../lib/finance/flatRate';
import { interestOfWait, payoutsOf } from '../../lib/finance/moratorium';
import { toRupee } from '../../lib/finance/rounding';
import { repaymentSchedule, type LoanMonth } from '../../lib/finance/schedule';
import { formatRupees } from '../../lib/format/rupees';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { monthsText } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import * as words from './messages.en';

export type EmiValues = {
  readonly amount: number;
  readonly kind: 'reducing' | 'flat';
  /** Percent a year, of the kind that is chosen */
  readonly rate: number;
  readonly months: number;
  /** Rupees that the lender keeps, with GST; 0 for none */
  readonly fee: number;
  /** Months before repayment begins, as in an education loan; 0 for none */
  readonly wait: number;
  /** Yearly parts in which the loan is paid out, as a number in text */
  readonly parts: string;
};

export interface EmiAnswer {
  /** The loan that the EMIs repay, at its rate on the reducing balance; with the interest of the wait */
  readonly loan: Loan;
  /** Rupees borrowed */
  readonly amount: number;
  readonly emi: number;
  readonly totalPayable: number;
  /** Of the wait and of the EMIs */
  readonly totalInterest: number;
  readonly schedule: readonly LoanMonth[];
  readonly quotedFlat: boolean;
  /** Percent a year; undefined where the EMIs come later, because no flat rate counts so */
  readonly flatRate?: number;
  /** Rupees of interest before the first EMI; 0 without a wait */
  readonly waitInterest: number;
  readonly fee: number;
  /** Percent a year, with the fee; undefined without one, and where it is more than the first part */
  readonly apr?: number;
}

export const isFlat = ({ kind }: Pick<EmiValues, 'kind'>): boolean => kind === 'flat';

/** A fee is no larger than half of the loan, a flat rate knows no wait, and every part is paid out before the first EMI. */
export function conflicts(values: EmiValues): Conflicts<EmiValues> {
  const { amount, fee, wait, parts } = values;
  if (fee > amount / 2) return { fee: words.conflictFee({ most: formatRupees(Math.floor(amount / 2)) }) };
  if (isFlat(values) && wait > 0) return { wait: words.conflictFlatWait };
  const lastPart = (Number(parts) - 1) * MONTHS_IN_YEAR;
  return lastPart > 0 && wait <= lastPart ? { wait: words.conflictParts({ months: monthsText(lastPart) }) } : {};
}

/** @param paysInterest whether the interest of the wait is paid month by month, and not added to the loan */
export function answerFor(values: EmiValues, paysInterest = false): EmiAnswer {
  const { amount, rate, months: tenureMonths, fee, wait: waitMonths } = values;
  const parts = Number(values.parts);
  const waitInterest = interestOfWait(amount, rate, { waitMonths, parts });
  const quoted = { principal: paysInterest ? amount : amount + waitInterest, annualRatePercent: rate, tenureMonths };
  const reducingRate = isFlat(values) ? reducingRateOf(rate, tenureMonths) : rate;
  const loan = { ...quoted, annualRatePercent: reducingRate };
  const payment = isFlat(values) ? exactFlatEmi(quoted) : exactEmi(loan);
  const emi = toRupee(payment);
  const totalPayable = totalOfEmi(emi, loan);
  const [first, ...later] = payoutsOf(amount, parts);
  const begin = (first?.rupees ?? 0) - fee;
  const flows = [{ month: 0, rupees: begin }, ...later];
  // Of a fee above the first part more than one rate may be true.
  const apr = fee > 0 && begin >= 0 ? rateOfCashFlows({ flows, payment, months: tenureMonths, waitMonths }) : undefined;
  return {
    loan,
    amount,
    emi,
    totalPayable,
    totalInterest: totalPayable - loan.principal + waitInterest,
    schedule: repaymentSchedule(loan),
    quotedFlat: isFlat(values),
    ...(waitMonths === 0 && { flatRate: isFlat(values) ? rate : flatRateOf(rate, tenureMonths) }),
    waitInterest,
    fee,
    ...(apr !== undefined && { apr }),
  };
}
