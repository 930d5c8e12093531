import type { DefaultLoan } from '../../content/loanRules';
import type { RunningLoanInputs } from '../../lib/offers/runningLoan';
import type { HomeLoanList } from '../../lib/offers/types';
import { lenderHashField, SCORE_LIMITS } from '../HomeLoans/choices';
import { numberHashField } from '../hooks/hashFields';
import type { HashFields } from '../hooks/useHashState';
import { amountField, rateField, yearsField } from '../parts/NumberField/fieldSpec';

/** What a visitor tells of the loan they repay. Not told is 0 or ''. */
export type RunningLoanSettings = {
  /** Rupees */
  readonly owed: number;
  /** Percent a year */
  readonly rateNow: number;
  /** Years */
  readonly left: number;
  readonly lender: string;
  readonly score: number;
};

export const owedSpec = amountField({
  label: 'You still owe',
  limits: { min: 100_000, max: 50_000_000, step: 100_000 },
});

export const rateNowSpec = rateField({ label: 'Your rate', limits: { min: 5, max: 20, step: 0.05 } });

export const leftSpec = yearsField({ label: 'Time left', limits: { min: 1, max: 30, step: 1 } });

/** Names in the address. They are permanent: old links hold them. The score is that of the list of loans, so that nobody tells it twice. */
export const RUNNING_LOAN_NAMES = ['owed', 'rateNow', 'left', 'lender', 'score'] as const;

/** How the settings stand in the address, behind the hash. */
export function runningLoanFields(list: HomeLoanList): HashFields<RunningLoanSettings> {
  return {
    owed: numberHashField(owedSpec.limits),
    rateNow: numberHashField(rateNowSpec.limits),
    left: numberHashField(leftSpec.limits),
    lender: lenderHashField(list),
    score: numberHashField(SCORE_LIMITS),
  } satisfies Record<(typeof RUNNING_LOAN_NAMES)[number], unknown>;
}

/** The worked example, before a visitor changes it. */
export function exampleSettings({ amount, annualRatePercent, tenureMonths }: DefaultLoan): RunningLoanSettings {
  return { owed: amount, rateNow: annualRatePercent, left: tenureMonths / 12, lender: '', score: 0 };
}

/** What the options are computed with. */
export function runningLoanInputs({ owed, rateNow, left, lender, score }: RunningLoanSettings): RunningLoanInputs {
  return {
    balance: owed,
    annualRatePercent: rateNow,
    monthsLeft: Math.round(left * 12),
    ...(lender !== '' && { lender }),
    ...(score > 0 && { score }),
  };
}
