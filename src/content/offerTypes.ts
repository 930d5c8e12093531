/**
 * Lists of loans as pages, islands and the open data know them: everything is JSON, and every value names the document that says it.
 * Made from the YAML files at build time by `src/content/homeLoans.ts`.
 */
import type { Condition } from '../lib/quantities/conditions';
import type { OtherValue } from '../lib/quantities/otherValue';
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
  /** What else is known of it, such as a lower or a newer value. */
  readonly others?: readonly OtherValue<Exclude<Value, Unknown>>[];
  /** What belongs with the value, such as a condition outside the grammar. */
  readonly note?: string;
};

/** One published rate and who gets it. The rates of a row stand from the lowest up. */
export type RateTier = {
  readonly rate: Rate;
  /** All of them have to hold; none means that the lender names no condition. */
  readonly conditions: readonly Condition[];
  readonly document: string;
  /** The day on which it was read, as year-month-day. */
  readonly day: string;
  /** What else is known of this rate. No ranked rate is called lowest beside a lower one. */
  readonly others?: readonly OtherValue<Rate>[];
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

/** A part of a sentence; strong parts carry the numbers. */
export type Phrase = { readonly text: string; readonly strong?: true };
