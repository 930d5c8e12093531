import {
  choice,
  optional,
  percent,
  points,
  rupees,
  rupeesOrShare,
  share,
  wholeMonths,
} from '../../machines/fields/inputs/fields';
import type { FieldGroup } from '../../machines/calculator/definition';
import type { ChoiceInput, Inputs, NumberInput } from '../../machines/fields/inputs/types';
import { NOT_ON_PAPER, type OfferValues } from './values';
import * as words from './messages.en';

const LARGEST_LOAN = 1_000_000_000;
const LONGEST_MONTHS = 480;

/** A choice that a paper may leave out. */
const named = (label: string, options: Readonly<Record<string, string>>): ChoiceInput =>
  choice(label, { ...options, [NOT_ON_PAPER]: words.notOnPaper });

const fee = (label: string): NumberInput => optional(rupeesOrShare(label, [0, 10_000_000, 100], 'amount'));

const every = (label: string): ChoiceInput =>
  choice(label, { once: words.everyOnce, year: words.everyYear, month: words.everyMonth });

/** A field for each line of the RBI's form, in its order. Everything may be left empty. */
export const inputs: Inputs<OfferValues> = {
  loan: choice(words.labelLoan, {
    home: words.loanHome,
    personal: words.loanPersonal,
    car: words.loanCar,
    education: words.loanEducation,
    gold: words.loanGold,
    property: words.loanProperty,
    business: words.loanBusiness,
    other: words.loanOther,
  }),
  paper: choice(words.labelPaper, {
    statement: words.paperStatement,
    letter: words.paperLetter,
    spoken: words.paperSpoken,
  }),
  amount: optional(rupees(words.labelAmount, [1_000, LARGEST_LOAN, 1_000])),
  disbursal: named(words.labelDisbursal, { once: words.disbursalOnce, stages: words.disbursalStages }),
  paidOut: optional(rupees(words.labelPaidOut, [0, LARGEST_LOAN, 1_000])),
  months: optional(wholeMonths(words.labelMonths, [1, LONGEST_MONTHS, 1])),
  instalments: optional(wholeMonths(words.labelInstalments, [1, LONGEST_MONTHS, 1])),
  instalment: optional(rupees(words.labelInstalment, [1, 100_000_000, 1])),
  rate: optional(percent(words.labelRate, [0, 100, 0.05])),
  kind: named(words.labelKind, { fixed: words.kindFixed, floating: words.kindFloating, hybrid: words.kindHybrid }),
  benchmark: optional(percent(words.labelBenchmark, [0, 30, 0.05])),
  spread: optional(points(words.labelSpread, [0, 60, 0.05])),
  processing: fee(words.labelProcessing),
  insurance: fee(words.labelInsurance),
  insuranceEvery: every(words.labelInsuranceEvery),
  valuation: fee(words.labelValuation),
  otherToLender: fee(words.labelOtherToLender),
  otherToLenderEvery: every(words.labelOtherToLenderEvery),
  otherToOthers: fee(words.labelOtherToOthers),
  otherToOthersEvery: every(words.labelOtherToOthersEvery),
  gst: named(words.labelGst, { included: words.gstIncluded, added: words.gstAdded }),
  apr: optional(percent(words.labelApr, [0, 300, 0.01])),
  prepayment: named(words.labelPrepayment, { nil: words.nil, charge: words.aCharge }),
  prepaymentPercent: optional(share(words.labelPrepaymentPercent, [0, 20, 0.25])),
  penalty: named(words.labelPenalty, {
    charge: words.penaltyCharge,
    capitalised: words.penaltyCapitalised,
    rate: words.penaltyRate,
  }),
  switching: named(words.labelSwitching, { nil: words.nil, charge: words.aCharge }),
};

/** What most papers name. */
export const mainFields = ['loan', 'amount', 'months', 'instalment', 'rate', 'apr'] as const;

export const groups: readonly FieldGroup<OfferValues>[] = [
  { title: words.groupPaper, names: ['paper', 'disbursal', 'paidOut', 'instalments'] },
  { title: words.groupRate, names: ['kind', 'benchmark', 'spread'] },
  {
    title: words.groupFees,
    names: [
      ...(['processing', 'insurance', 'insuranceEvery', 'valuation', 'otherToLender', 'otherToLenderEvery'] as const),
      ...(['otherToOthers', 'otherToOthersEvery', 'gst'] as const),
    ],
  },
  { title: words.groupLater, names: ['prepayment', 'prepaymentPercent', 'penalty', 'switching'] },
];
