import type { Benchmark, Provider, RateTier, RepoChange, Sourced } from '../../content/offerTypes';
import type { FeeQuantity, Money, Rate, Tenure, Unknown } from '../../lib/quantities/quantity';

/** A loan as lists rank it. One of which a table tells a single rate has one tier without a condition. */
export interface Loan {
  /** The id of its provider */
  readonly id: string;
  readonly provider: Provider;
  /** Published rates, the lowest first */
  readonly rates: readonly RateTier[];
  /** The rates of an earlier reading, from before a benchmark moved */
  readonly earlierRates?: readonly RateTier[];
  readonly follows?: Benchmark;
  /** What borrowers were really charged, on average */
  readonly averageRate?: Sourced<Rate>;
  /** Before GST */
  readonly processingFee: Sourced<FeeQuantity | Unknown>;
  /** A fee for some borrowers only, in words: shown, and not counted */
  readonly conditionalFee?: string;
  /** What the lender asks its own borrower for a lower rate, before GST */
  readonly conversionFee?: Sourced<FeeQuantity | Unknown>;
  readonly amount?: { readonly value: Money | Unknown };
  readonly tenure?: { readonly value: Tenure | Unknown };
  /** Ids of the documents of the whole row, where its values do not name their own */
  readonly documents?: readonly string[];
}

/** The visitor's numbers. What is missing was not entered. */
export interface LoanInputs {
  /** Rupees */
  readonly amount: number;
  readonly tenureMonths: number;
  /** Credit score from 300 to 900 */
  readonly score?: number;
  /** Id of the provider that receives the salary */
  readonly salaryBank?: string;
  readonly womanFirstOwner?: boolean;
  /** Add the change of the repo rate since a rate was read, as an estimate */
  readonly passOnRepoChange?: boolean;
  /** Principal and simple interest are repaid at the end */
  readonly isBullet?: boolean;
}

/** What the law and the Reserve Bank set. */
export interface LoanRules {
  /** GST on fees, in percent */
  readonly gstPercent: number;
  /** Changes of the repo rate in the order of time; empty for loans whose benchmark no table tells */
  readonly repoRate: readonly RepoChange[];
}

/** What a list can be ordered by. */
export const loanColumns = ['rate', 'emi', 'apr', 'total', 'fee', 'name'] as const;

export type LoanColumn = (typeof loanColumns)[number];

/** A fee with GST, in unrounded rupees. `bounded` cannot be counted with: only its ends are published. */
export type FeeAnswer =
  | { readonly kind: 'known'; readonly rupees: number }
  | { readonly kind: 'bounded'; readonly least: number; readonly most?: number }
  | { readonly kind: 'unknown' };

/** How the cost of a loan compares with the other loans of its list. */
export interface Distance {
  /** `total` less the least that a ranked row costs, with the largest fee that may be asked; missing in rows that are not ranked */
  readonly aboveLeast?: number;
  /** Whether another loan may cost less, with the smallest fee that it may ask */
  readonly mayNotBeLeast?: boolean;
  /** Whether a loan that is known, and not ranked, may cost less */
  readonly isBeaten?: boolean;
}

/** What a loan comes to, as far as lists of loans order by it. */
export interface OrderedLoan extends Distance {
  readonly row: { readonly id: string; readonly provider: Pick<Provider, 'name' | 'shortName'> };
  /** The lowest published rate that applies, in percent a year, with what was passed on; missing where none is published */
  readonly rate?: number;
  /** Whether that rate is the lower end of a wide range, and no document says who gets it */
  readonly isVague?: boolean;
  readonly fee: FeeAnswer;
  /** Rupees a month, rounded to the rupee; missing for a bullet loan */
  readonly emi?: number;
  /** APR with fee and GST, in percent; missing where the fee is not known */
  readonly apr?: number;
  /** APR with the largest fee that may be asked, in percent, where only an upper limit or a range of the fee is published */
  readonly aprMost?: number;
  /** Unrounded rupees with the fee and its GST; without the fee where it is not known, which `totalLeavesOutFee` says */
  readonly total?: number;
  readonly totalLeavesOutFee: boolean;
}

/** What one loan comes to for a visitor's numbers. Rupees are unrounded unless said. */
export interface LoanAnswer<Of extends Loan = Loan> extends OrderedLoan {
  readonly row: Of;
  /** The published rate behind `rate` */
  readonly tier?: RateTier;
  /** The rate of a later reading of the same page, where the list compares readings from before a benchmark moved */
  readonly newer?: RateTier;
  /** Points of the repo rate that an estimate has added; missing where nothing was added */
  readonly passedOn?: number;
  /** Who gets this rate: "salaried, score 840 or more"; missing where the lender names no condition */
  readonly whoGetsIt?: string;
  /** "₹20,650", "at most ₹29,500", "from ₹29,500", "Not found" */
  readonly feeText: string;
  /** Of a bullet loan, in unrounded rupees */
  readonly interest?: number;
}

/** Rows that are shown and not ranked, with the sentence that says why. */
export interface Unranked<Of extends Loan = Loan> {
  readonly reason: string;
  readonly answers: readonly LoanAnswer<Of>[];
}

export interface LoanRanking<Of extends Loan = Loan> {
  readonly ranked: readonly LoanAnswer<Of>[];
  readonly unranked: readonly Unranked<Of>[];
  /** What else is known for these inputs: loans and rates that are not ranked. Nothing is lowest beside a lower one. */
  readonly rivals: readonly LoanAnswer<Of>[];
  /** Whether rates of this list follow a repo rate that has moved since: the sum with it passed on can be offered */
  readonly canPassOn: boolean;
}

/** The day on which the rate of an answer was read, year-month-day; '' for a loan without a rate. */
export const rateDay = ({ tier, row }: Pick<LoanAnswer, 'row' | 'tier'>): string => (tier ?? row.rates[0])?.day ?? '';
