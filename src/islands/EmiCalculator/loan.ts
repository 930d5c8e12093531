import type { Loan } from '../../lib/finance/emi';
import type { LoanMonth, Plan, Prepayment } from '../../lib/finance/schedule';

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

export function loanOf({ amount, years, rate }: EmiValues): Loan {
  return { principal: amount, annualRatePercent: rate, tenureMonths: Math.round(years * MONTHS_IN_YEAR) };
}

export function planOf({ prepay, every, after, adjusts, rise }: EmiValues): Plan {
  const from = Math.max(Math.round(after * MONTHS_IN_YEAR), 1);
  return {
    adjusts,
    prepayments: prepay > 0 ? [{ amount: prepay, from, every }] : [],
    rateChanges: rise === 0 ? [] : [{ from: MONTHS_IN_YEAR + 1, points: rise }],
  };
}
