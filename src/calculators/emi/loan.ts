import { calculateEmi, type Loan } from '../../lib/finance/emi';
import {
  repaymentSchedule,
  scheduleTotals,
  type LoanMonth,
  type Plan,
  type Prepayment,
} from '../../lib/finance/schedule';

export type EmiValues = {
  readonly amount: number;
  readonly years: number;
  readonly rate: number;
  /** Rupees paid early each time; 0 is none. */
  readonly prepay: number;
  readonly every: Prepayment['every'];
  /** Years until the first one is paid. */
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

export const MONTHS_IN_YEAR = 12;

function loanOf({ amount, years, rate }: EmiValues): Loan {
  return { principal: amount, annualRatePercent: rate, tenureMonths: Math.round(years * MONTHS_IN_YEAR) };
}

function planOf({ prepay, every, after, adjusts, rise }: EmiValues, more: readonly Prepayment[]): Plan {
  const from = Math.max(Math.round(after * MONTHS_IN_YEAR), 1);
  return {
    adjusts,
    prepayments: [...(prepay > 0 ? [{ amount: prepay, from, every }] : []), ...more],
    rateChanges: rise === 0 ? [] : [{ from: MONTHS_IN_YEAR + 1, points: rise }],
  };
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
