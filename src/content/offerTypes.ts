/**
 * Lists of loans as pages, islands and the open data know them: everything is JSON, and every value names the document that says it.
 * Made from the YAML files at build time by `src/content/homeLoans.ts`.
 */
import type { Condition } from '../lib/quantities/conditions';
import type { FeeQuantity, Rate, Tenure, Unknown } from '../lib/quantities/quantity';

export type ProviderKind =
  | 'public bank'
  | 'private bank'
  | 'foreign bank'
  | 'small finance bank'
  | 'housing finance company'
  | 'finance company';

/** Who offers something: what a row of any list shows of it. */
export type Provider = {
  /** Permanent kebab-case id, never reused: part of addresses. */
  readonly id: string;
  readonly name: string;
  /** What people call it: "SBI". */
  readonly shortName: string;
  readonly kind: ProviderKind;
  /** Hue of its monogram in degrees, from 0 to 359; the two colours follow from it. */
  readonly hue: number;
  /** Whether its deposits are insured by the DICGC. */
  readonly depositsInsured: boolean;
};

/**
 * Where a value comes from. `issuer` is the provider's own page or schedule, `record` somebody's dated note of such a page.
 */
export type DocumentKind = 'issuer' | 'copy' | 'regulator' | 'press' | 'aggregator' | 'record';

/** A document with its three dates as year-month-day; a missing one is unknown and a page says so. */
export type SourceDocument = {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  readonly address: string;
  readonly kind: DocumentKind;
  /** When it was published. */
  readonly published?: string;
  /** From when its values hold; may lie ahead. */
  readonly effective?: string;
  /** The day on which it was read. */
  readonly read: string;
  /** The record through which it is known, where it was not opened itself. */
  readonly through?: string;
};

/** A value with its document. Only a value that nobody found has none. */
export type Sourced<Value> = {
  readonly value: Value;
  /** Id of a document. */
  readonly document?: string;
  /** What belongs with the value, such as a condition outside the grammar. */
  readonly note?: string;
};

/** One published rate and who gets it. The rates of a row stand from the lowest up. */
export type RateTier = {
  readonly rate: Rate;
  /** All of them have to hold; none means that the lender names no condition. */
  readonly conditions: readonly Condition[];
  readonly document: string;
  readonly note?: string;
};

/** What the rate of a floating loan follows. */
export type Benchmark = 'repo rate' | 'external benchmark' | 'own rate' | 'not found';

export type HomeLoan = {
  /** The id of its provider. */
  readonly id: string;
  readonly provider: Provider;
  /** The product's page on the provider's own site. */
  readonly link?: string;
  readonly rates: readonly RateTier[];
  /**
   * The rates of an earlier reading, from before a benchmark moved. Rows are compared all before or all after such a move, so a lender whose
   * page was read on both sides is ranked with the others by whichever reading is on theirs.
   */
  readonly earlierRates?: readonly RateTier[];
  readonly follows: Benchmark;
  /** The benchmark in the lender's words: "EBLR 8.00%, repo rate + 2.75%". */
  readonly benchmark: Sourced<string | Unknown>;
  /** Before GST. */
  readonly processingFee: Sourced<FeeQuantity | Unknown>;
  /** What the lender asks its own borrower for a lower rate, as a share of what is still owed or an amount; before GST. */
  readonly conversionFee: Sourced<FeeQuantity | Unknown>;
  /** For prepaying a floating-rate loan of an individual. */
  readonly prepayment: Sourced<FeeQuantity | Unknown>;
  readonly tenure: Sourced<Tenure | Unknown>;
  /** The average rate that the lender really charged, where it publishes one. */
  readonly averageRate?: Sourced<Rate>;
  /** One thing that this lender does and others may not. */
  readonly benefit?: string;
  readonly note?: string;
};

/** A change of the repo rate: from this day on it is `percent`. */
export type RepoChange = { readonly from: string; readonly percent: number };

/** Everything that the list shows and computes with. */
export type HomeLoanList = {
  readonly rows: readonly HomeLoan[];
  /** The documents that the rows name, by id. */
  readonly documents: Readonly<Record<string, SourceDocument>>;
  /** In the order of time. */
  readonly repoRate: readonly RepoChange[];
  /** GST on fees, in percent. */
  readonly gstPercent: number;
  readonly defaults: LoanInputs;
  /** Whether its rates were too old to be ranked on the day of the build */
  readonly isOld?: boolean;
  /** The day on which somebody went through the list. */
  readonly checked: string;
  readonly reviewEveryDays: number;
  readonly chosen: string;
};

/** What a visitor tells. What is missing was not told. */
export type LoanInputs = {
  /** Rupees. */
  readonly amount: number;
  readonly tenureMonths: number;
  /** Credit score from 300 to 900. */
  readonly score?: number;
  /** Id of the provider that receives the salary. */
  readonly salaryBank?: string;
  readonly womanFirstOwner?: boolean;
  /** Add the change of the repo rate since a rate was read, as an estimate. */
  readonly passOnRepoChange?: boolean;
};

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

/** What one row comes to for the visitor's numbers. Rupees are unrounded unless said. */
export type LoanAnswer = Distance & {
  readonly row: HomeLoan;
  /** The lowest published rate that applies, in percent, with what was passed on; missing where none is published for these inputs. */
  readonly rate?: number;
  /** Whether that rate is the lower end of a wide range, and no document says who gets it. */
  readonly isVague?: boolean;
  /** The published rate behind it. */
  readonly tier?: RateTier;
  /** The rate of a later reading of the same page, where the list compares readings from before a benchmark moved. */
  readonly newer?: RateTier;
  /** Points of the repo rate that an estimate has added; missing where nothing was added. */
  readonly passedOn?: number;
  /** Who gets this rate: "salaried, score 840 or more"; missing where the lender names no condition. */
  readonly whoGetsIt?: string;
  readonly fee: FeeAnswer;
  /** "₹20,650", "at most ₹29,500", "from ₹29,500", "Not found". */
  readonly feeText: string;
  /** Rupees a month, rounded to the rupee. */
  readonly emi?: number;
  /** Interest and fee with GST as one yearly rate, in percent; missing where the fee is not known. */
  readonly apr?: number;
  /** The same with the largest fee that may be asked, where only an upper limit or a range of the fee is published. */
  readonly aprMost?: number;
  /** EMI × months and the fee with GST; without the fee where it is not known, which `totalLeavesOutFee` says. */
  readonly total?: number;
  readonly totalLeavesOutFee: boolean;
};

/** Rows that are shown and not ranked, with the sentence that says why. */
export type Unranked = { readonly reason: string; readonly answers: readonly LoanAnswer[] };

/** A part of a sentence; strong parts carry the numbers. */
export type Phrase = { readonly text: string; readonly strong?: true };

export type LoanRanking = {
  readonly inputs: LoanInputs;
  readonly column: LoanColumn;
  readonly ranked: readonly LoanAnswer[];
  /** All rows, in order, where the rates of the list are too old to be ranked; else empty */
  readonly lastKnown: readonly LoanAnswer[];
  readonly unranked: readonly Unranked[];
  /** What else is known for these inputs: loans and rates that are not ranked. Nothing is lowest beside a lower one. */
  readonly rivals: readonly LoanAnswer[];
  /** The answer in one sentence, for below the title and the live region. */
  readonly lead: readonly Phrase[];
  /** Sentences about the list: ties, the repo rate, what a visitor's answers changed or could not change. */
  readonly notes: readonly string[];
  /** Set when rates of this list follow a repo rate that has moved since: the sum with it passed on can be offered. */
  readonly canPassOn: boolean;
};
