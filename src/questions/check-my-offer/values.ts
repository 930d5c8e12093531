import type { Fee, Statement } from './statement';

/** What is not on the paper, as the value of a choice. */
export const NOT_ON_PAPER = 'none';

type Choice<Name extends keyof Statement> = NonNullable<Statement[Name]> | typeof NOT_ON_PAPER;
type Every = Fee['every'];

/** What the visitor enters, as in the address. An empty number is not on the paper. */
export type OfferValues = {
  readonly paper: Statement['paper'];
  readonly loan: Statement['loan'];
  readonly amount: number | null;
  readonly months: number | null;
  readonly disbursal: 'once' | 'stages' | typeof NOT_ON_PAPER;
  readonly paidOut: number | null;
  readonly instalment: number | null;
  readonly instalments: number | null;
  readonly rate: number | null;
  readonly kind: Choice<'kind'>;
  readonly benchmark: number | null;
  readonly spread: number | null;
  readonly processing: number | null;
  readonly insurance: number | null;
  readonly insuranceEvery: Every;
  readonly valuation: number | null;
  readonly otherToLender: number | null;
  readonly otherToLenderEvery: Every;
  readonly otherToOthers: number | null;
  readonly otherToOthersEvery: Every;
  readonly gst: Choice<'gst'>;
  readonly apr: number | null;
  readonly prepayment: Choice<'prepayment'>;
  readonly prepaymentPercent: number | null;
  readonly penalty: Choice<'penalty'>;
  readonly switching: Choice<'switching'>;
};

/** Nothing but what can be told of every loan: the fields of a paper that names nothing else. */
export const emptyValues = {
  disbursal: NOT_ON_PAPER,
  paidOut: null,
  instalment: null,
  instalments: null,
  rate: null,
  kind: NOT_ON_PAPER,
  benchmark: null,
  spread: null,
  processing: null,
  insurance: null,
  insuranceEvery: 'once',
  valuation: null,
  otherToLender: null,
  otherToLenderEvery: 'once',
  otherToOthers: null,
  otherToOthersEvery: 'once',
  gst: NOT_ON_PAPER,
  apr: null,
  prepayment: NOT_ON_PAPER,
  prepaymentPercent: null,
  penalty: NOT_ON_PAPER,
  switching: NOT_ON_PAPER,
} as const satisfies Partial<OfferValues>;

/** A made-up loan, so that the page shows what a check finds: its APR leaves the insurance out, and it asks for a charge that the rules forbid. */
export const example: OfferValues = {
  ...emptyValues,
  paper: 'statement',
  loan: 'home',
  amount: 3_000_000,
  months: 240,
  disbursal: 'once',
  instalment: 26_035,
  rate: 8.5,
  kind: 'floating',
  benchmark: 5.5,
  spread: 3,
  processing: 15_000,
  insurance: 60_000,
  valuation: 3_000,
  gst: 'added',
  apr: 8.6,
  prepayment: 'charge',
  prepaymentPercent: 2,
  penalty: 'charge',
  switching: 'charge',
};
