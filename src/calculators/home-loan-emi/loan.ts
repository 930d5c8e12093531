import { calculateEmi, type Loan } from '../../lib/finance/emi';
import {
  repaymentSchedule,
  scheduleTotals,
  type LoanMonth,
  type Plan,
  type Prepayment,
} from '../../lib/finance/schedule';
import { formatRupees } from '../../lib/format/rupees';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { timeOf } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../lib/unitSizes';
import * as words from './messages.en';

export type EmiValues = {
  readonly amount: number;
  readonly years: number;
  readonly rate: number;
  /** Rupees of each prepayment; 0 for none */
  readonly prepay: number;
  readonly every: Prepayment['every'];
  /** Years until the first prepayment */
  readonly after: number;
  readonly adjusts: 'tenure' | 'EMI';
  /** Points by which the rate changes after the first year */
  readonly rise: number;
};

export interface EmiAnswer {
  readonly loan: Loan;
  readonly emi: number;
  readonly totalPayable: number;
  readonly totalInterest: number;
  readonly schedule: readonly LoanMonth[];
  /** The same loan without prepayment and change of rate, where there is one of them */
  readonly plain?: { readonly totalInterest: number; readonly months: number };
}

function loanOf({ amount, years, rate }: EmiValues): Loan {
  return { principal: amount, annualRatePercent: rate, tenureMonths: monthsOfYears(years) };
}

function planOf({ prepay, every, after, adjusts, rise }: EmiValues, more: readonly Prepayment[]): Plan {
  const from = monthsOfYears(after);
  return {
    adjusts,
    prepayments: [...(prepay > 0 ? [{ amount: prepay, from, every }] : []), ...more],
    rateChanges: rise === 0 ? [] : [{ from: MONTHS_IN_YEAR + 1, points: rise }],
  };
}

/** A prepayment has to fall within the loan's run, and within its amount. */
export function conflicts(values: EmiValues): Conflicts<EmiValues> {
  const { amount, prepay, after } = values;
  if (prepay === 0) return {};
  if (prepay > amount) return { prepay: words.conflictPrepay({ amount: formatRupees(amount) }) };
  const months = repaymentSchedule(loanOf(values), planOf({ ...values, prepay: 0 }, [])).length;
  return monthsOfYears(after) < months ? {} : { after: words.conflictAfter({ time: timeOf(months) }) };
}

/**
 * Without a plan the totals are EMI × months, as lenders quote them; with one they are those of the schedule.
 *
 * @param more prepayments besides those of the values
 */
export function answerFor(values: EmiValues, more: readonly Prepayment[] = []): EmiAnswer {
  const loan = loanOf(values);
  const { emi, totalPayable, totalInterest } = calculateEmi(loan);
  const schedule = repaymentSchedule(loan, planOf(values, more));
  if (values.prepay === 0 && values.rise === 0 && more.length === 0) {
    return { loan, emi, totalPayable, totalInterest, schedule };
  }
  const { paid, interest } = scheduleTotals(schedule);
  const before = scheduleTotals(repaymentSchedule(loan));
  return {
    loan,
    emi,
    totalPayable: Math.round(paid),
    totalInterest: Math.round(interest),
    schedule,
    plain: { totalInterest: Math.round(before.interest), months: before.months },
  };
}
