import type { DefaultLoan } from '../content/loanRules';
import type { GoldRepayment } from '../lib/finance/goldLoan';
import type { RunningLoanInputs } from './runningLoan';
import { lenderHashField, SCORE_LIMITS } from '../lists/loans/choices';
import { numberHashField } from '../machines/fields/hooks/hashFields';
import type { HashFields } from '../machines/fields/hooks/useHashState';
import {
  amountField,
  monthsField,
  rateField,
  shareField,
  yearsField,
  type NumberFieldSpec,
} from '../machines/fields/NumberField/fieldSpec';
import type { NumberInput } from '../machines/fields/inputs/types';
import type { RunningLoanDefinition } from './definition';

/** What the visitor has entered about their loan. 0 or '' is not entered. */
export type RunningLoanSettings = {
  /** Rupees */
  readonly owed: number;
  /** Percent a year */
  readonly rateNow: number;
  /** Years; months where gold is pledged */
  readonly left: number;
  /** What the lender asks for the end of its loan, in percent of what is owed */
  readonly leaving: number;
  readonly lender: string;
  readonly score: number;
  /** Rupees that the pledged gold is worth */
  readonly worth: number;
  readonly repay: GoldRepayment;
};

const LEAVING_LIMITS = { min: 0, max: 10, step: 0.25 };
const WORTH_LIMITS = { min: 10_000, max: 20_000_000, step: 10_000 };

/** How a gold loan is repaid, named in the address as by the list of gold loans. */
export const repayOptions: readonly { readonly value: GoldRepayment; readonly text: string }[] = [
  { value: 'emi', text: 'Each month, in EMIs' },
  { value: 'bullet', text: 'In one go, at the end' },
];

type NumberName = 'owed' | 'rateNow' | 'left' | 'leaving' | 'worth';

function runningLoanSpecs({
  limits,
  pledgeWorth,
}: RunningLoanDefinition): Readonly<Record<NumberName, NumberFieldSpec>> {
  const isPledged = pledgeWorth !== undefined;
  const timeField = isPledged ? monthsField : yearsField;
  return {
    owed: amountField({ label: isPledged ? 'You owe today, with interest' : 'You still owe', limits: limits.owed }),
    rateNow: rateField({ label: 'Your rate', limits: limits.rateNow }),
    left: timeField({ label: 'Time left', limits: limits.left }),
    leaving: shareField({ label: 'Foreclosure charge', limits: LEAVING_LIMITS }),
    worth: amountField({ label: 'Your gold is worth', limits: WORTH_LIMITS }),
  };
}

/** The fields of numbers that a visitor is asked for, in order. */
export function runningLoanNumbers(
  definition: RunningLoanDefinition,
): Readonly<Partial<Record<NumberName, NumberInput>>> {
  const specs = runningLoanSpecs(definition);
  const names: readonly NumberName[] = [
    'owed',
    'rateNow',
    'left',
    ...(definition.pledgeWorth === undefined ? [] : (['worth'] as const)),
    ...(definition.leavingPercent === undefined ? [] : (['leaving'] as const)),
  ];
  return Object.fromEntries(names.map((name) => [name, { kind: 'number', spec: specs[name] }]));
}

/** Names in the address. They are permanent: old links hold them. The score is that of the list of loans, so that nobody tells it twice. */
export const RUNNING_LOAN_NAMES = ['owed', 'rateNow', 'left', 'leaving', 'lender', 'score', 'worth', 'repay'] as const;

/** How the settings stand in the address, behind the hash. */
export function runningLoanFields(definition: RunningLoanDefinition): HashFields<RunningLoanSettings> {
  const specs = runningLoanSpecs(definition);
  return {
    owed: numberHashField(specs.owed),
    rateNow: numberHashField(specs.rateNow),
    left: numberHashField(specs.left),
    leaving: numberHashField(specs.leaving),
    lender: lenderHashField(definition.lenders),
    score: numberHashField({ limits: SCORE_LIMITS }),
    worth: numberHashField(specs.worth),
    repay: { read: (text: string) => repayOptions.find(({ value }) => value === text)?.value, write: String },
  } satisfies Record<(typeof RUNNING_LOAN_NAMES)[number], unknown>;
}

/** The worked example, before a visitor changes it. */
export function exampleSettings(
  { amount, annualRatePercent, tenureMonths }: DefaultLoan,
  { leavingPercent = 0, pledgeWorth }: RunningLoanDefinition,
): RunningLoanSettings {
  return {
    owed: amount,
    rateNow: annualRatePercent,
    left: pledgeWorth === undefined ? tenureMonths / 12 : tenureMonths,
    leaving: leavingPercent,
    lender: '',
    score: 0,
    worth: pledgeWorth ?? 0,
    repay: 'emi',
  };
}

/** What the options are computed with. */
export function runningLoanInputs(
  settings: RunningLoanSettings,
  { pledgeWorth }: RunningLoanDefinition,
): RunningLoanInputs {
  const { owed, rateNow, left, leaving, lender, score, worth, repay } = settings;
  return {
    balance: owed,
    annualRatePercent: rateNow,
    monthsLeft: Math.round(pledgeWorth === undefined ? left * 12 : left),
    leavingPercent: leaving,
    ...(lender !== '' && { lender }),
    ...(score > 0 && { score }),
    ...(pledgeWorth !== undefined && { pledgeWorth: worth, isInOneGo: repay === 'bullet' }),
  };
}
