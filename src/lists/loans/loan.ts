import { RATES_HOLD_MONTHS, type Ageing } from '../../machines/list/ageing';
import type { Benchmark, KnownDays, Provider, RateTier, RepoChange, Sourced } from '../../content/offerTypes';
import type { FeeQuantity, Money, Rate, Tenure, Unknown } from '../../lib/quantities/quantity';

/** A loan of a ranked list. A table with a single rate gives one tier without conditions. */
export interface PublishedLoan {
  /** The provider's id */
  readonly id: string;
  readonly provider: Provider;
  /** Published rates, lowest first */
  readonly rates: readonly RateTier[];
  readonly follows?: Benchmark;
  /** The average rate actually charged */
  readonly averageRate?: Sourced<Rate>;
  /** Before GST */
  readonly processingFee: Sourced<FeeQuantity | Unknown>;
  /** A fee for some borrowers only, as text: shown, but not counted */
  readonly conditionalFee?: string;
  /** The lender's charge to existing borrowers for a lower rate, before GST */
  readonly conversionFee?: Sourced<FeeQuantity | Unknown>;
  readonly amount?: { readonly value: Money | Unknown };
  readonly tenure?: { readonly value: Tenure | Unknown };
  /** Ids of documents for the whole row, where values have none of their own */
  readonly documents?: readonly string[];
}

/** The visitor's inputs. Missing ones were not entered. */
export interface LoanInputs {
  /** Rupees */
  readonly amount: number;
  readonly tenureMonths: number;
  /** Credit score from 300 to 900 */
  readonly score?: number;
  /** Id of the visitor's salary bank */
  readonly salaryBank?: string;
  readonly womanFirstOwner?: boolean;
  /** Add the repo rate change since a rate was read, as an estimate */
  readonly passOnRepoChange?: boolean;
  /** Bullet loan: principal and simple interest are repaid at the end */
  readonly isBullet?: boolean;
}

/** Rules set by law and by the Reserve Bank. */
export interface LoanRules {
  /** GST on fees, in percent */
  readonly gstPercent: number;
  /** Repo rate changes in chronological order; empty for lists whose tables give no benchmark */
  readonly repoRate: readonly RepoChange[];
}

/** Sort orders of a list. */
export const loanColumns = ['rate', 'emi', 'apr', 'total', 'fee', 'name'] as const;

export type LoanColumn = (typeof loanColumns)[number];

/** A fee with GST, in unrounded rupees. `bounded` has only published limits and cannot be used in sums. */
export type FeeAnswer =
  | { readonly kind: 'known'; readonly rupees: number }
  | { readonly kind: 'bounded'; readonly least: number; readonly most?: number }
  | { readonly kind: 'unknown' };

/** A loan's cost compared with the others of its list. */
export interface Distance {
  /** `total` with the largest possible fee, less the lowest of the ranked rows; missing in unranked rows */
  readonly aboveLeast?: number;
  /** Whether another loan may cost less with its smallest possible fee */
  readonly mayNotBeLeast?: boolean;
  /** Whether a known but unranked loan may cost less */
  readonly isBeaten?: boolean;
}

/** The values that loan lists sort by. */
export interface OrderedLoan extends Distance {
  readonly row: { readonly id: string; readonly provider: Pick<Provider, 'name' | 'shortName'> };
  /** Lowest applicable published rate, in percent a year, including a passed-on change; missing if none is published */
  readonly rate?: number;
  /** Whether that rate is the lower end of a wide range, and no document states who gets it */
  readonly isVague?: boolean;
  readonly fee: FeeAnswer;
  /** Rupees a month, rounded to the rupee; missing for a bullet loan */
  readonly emi?: number;
  /** APR with fee and GST, in percent; missing if the fee is unknown */
  readonly apr?: number;
  /** APR with the largest possible fee, in percent, if only a limit or a range of the fee is published */
  readonly aprMost?: number;
  /** Unrounded rupees including the least possible fee and its GST; without any fee if it is unknown */
  readonly total?: number;
}

/** A loan's cost for a visitor's inputs. Rupees are unrounded unless stated. */
export interface LoanAnswer<Of extends PublishedLoan = PublishedLoan> extends OrderedLoan {
  readonly row: Of;
  /** The published rate behind `rate` */
  readonly tier?: RateTier;
  /** Repo rate points added as an estimate; missing if none were added */
  readonly passedOn?: number;
  /** Who gets this rate: "salaried, score 840 or more"; missing if the lender states no condition */
  readonly whoGetsIt?: string;
  /** "₹20,650", "at most ₹29,500", "from ₹29,500", "Not found" */
  readonly feeText: string;
  /** Interest over the whole loan, in unrounded rupees; missing if no rate is published */
  readonly interest?: number;
}

/** Unranked rows, with the reason as a sentence. */
export interface Unranked<Of extends PublishedLoan = PublishedLoan> {
  readonly reason: string;
  readonly answers: readonly LoanAnswer<Of>[];
}

export interface LoanRanking<Of extends PublishedLoan = PublishedLoan> {
  readonly ranked: readonly LoanAnswer<Of>[];
  readonly unranked: readonly Unranked<Of>[];
  /** Other known loans and rates that are not ranked. No ranked rate is called the lowest if one of these is lower. */
  readonly rivals: readonly LoanAnswer<Of>[];
  /** Whether the repo rate has moved since rates of this list were read, so that passing it on can be offered */
  readonly canPassOn: boolean;
}

/** The days on which an answer's rate is known to hold; '' for a loan without a rate. */
export const rateDays = ({ tier, row }: Pick<LoanAnswer, 'row' | 'tier'>): KnownDays =>
  tier ?? row.rates[0] ?? { day: '' };

/** The last of them. */
export const rateDay = (answer: Pick<LoanAnswer, 'row' | 'tier'>): string => rateDays(answer).day;

/** How long published rates of loans may be ranked. */
export const ageingOf = (loans: readonly PublishedLoan[]): Ageing => ({
  days: loans.map((row) => rateDay({ row })),
  months: RATES_HOLD_MONTHS,
  of: 'lender-rates',
});
