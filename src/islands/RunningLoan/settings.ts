import type { DefaultLoan } from '../../content/loanRules';
import type { RunningLoanInputs } from '../../lib/offers/runningLoan';
import { lenderHashField, SCORE_LIMITS } from '../HomeLoans/choices';
import { numberHashField } from '../hooks/hashFields';
import type { HashFields } from '../hooks/useHashState';
import { amountField, rateField, shareField, yearsField, type NumberFieldSpec } from '../parts/NumberField/fieldSpec';
import type { RunningLoanDefinition } from './definition';

/** What a visitor tells of the loan they repay. Not told is 0 or ''. */
export type RunningLoanSettings = {
  /** Rupees */
  readonly owed: number;
  /** Percent a year */
  readonly rateNow: number;
  /** Years */
  readonly left: number;
  /** What the lender asks for the end of its loan, in percent of what is owed */
  readonly leaving: number;
  readonly lender: string;
  readonly score: number;
};

const LEAVING_LIMITS = { min: 0, max: 10, step: 0.25 };

type NumberName = 'owed' | 'rateNow' | 'left' | 'leaving';

/** The fields of numbers. The same object in every render, as long as the definition is. */
export function runningLoanSpecs({ limits }: RunningLoanDefinition): Readonly<Record<NumberName, NumberFieldSpec>> {
  return {
    owed: amountField({ label: 'You still owe', limits: limits.owed }),
    rateNow: rateField({ label: 'Your rate', limits: limits.rateNow }),
    left: yearsField({ label: 'Time left', limits: limits.left }),
    leaving: shareField({ label: 'Foreclosure charge', limits: LEAVING_LIMITS }),
  };
}

/** Names in the address. They are permanent: old links hold them. The score is that of the list of loans, so that nobody tells it twice. */
export const RUNNING_LOAN_NAMES = ['owed', 'rateNow', 'left', 'leaving', 'lender', 'score'] as const;

/** How the settings stand in the address, behind the hash. */
export function runningLoanFields({ limits, lenders }: RunningLoanDefinition): HashFields<RunningLoanSettings> {
  return {
    owed: numberHashField(limits.owed),
    rateNow: numberHashField(limits.rateNow),
    left: numberHashField(limits.left),
    leaving: numberHashField(LEAVING_LIMITS),
    lender: lenderHashField(lenders),
    score: numberHashField(SCORE_LIMITS),
  } satisfies Record<(typeof RUNNING_LOAN_NAMES)[number], unknown>;
}

/** The worked example, before a visitor changes it. */
export function exampleSettings(
  { amount, annualRatePercent, tenureMonths }: DefaultLoan,
  { leavingPercent = 0 }: RunningLoanDefinition,
): RunningLoanSettings {
  return {
    owed: amount,
    rateNow: annualRatePercent,
    left: tenureMonths / 12,
    leaving: leavingPercent,
    lender: '',
    score: 0,
  };
}

/** What the options are computed with. */
export function runningLoanInputs(settings: RunningLoanSettings): RunningLoanInputs {
  const { owed, rateNow, left, leaving, lender, score } = settings;
  return {
    balance: owed,
    annualRatePercent: rateNow,
    monthsLeft: Math.round(left * 12),
    leavingPercent: leaving,
    ...(lender !== '' && { lender }),
    ...(score > 0 && { score }),
  };
}
