/**
 * Loan lists as used by pages, islands and the open data: plain JSON, and every value names its document. Built from the YAML files by
 * `src/content/homeLoans.ts`.
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

/** A provider of any list. */
export type Provider = {
  /** Permanent kebab-case id, never reused: part of addresses. */
  readonly id: string;
  readonly name: string;
  /** Common name: "SBI". */
  readonly shortName: string;
  readonly kind: ProviderKind;
  /** Hue of its monogram in degrees, from 0 to 359; the two colours follow from it. */
  readonly hue: number;
  /** Whether its deposits are insured by the DICGC. */
  readonly depositsInsured: boolean;
  /** Its bucket in the RBI's list of systemically important banks, from 1 to 5; the larger and more entangled a bank, the higher. */
  readonly systemicBucket?: number | undefined;
};

/** Source of a value. `issuer` is the provider's own page or schedule, `record` somebody's dated note of such a page. */
export type DocumentKind = 'issuer' | 'copy' | 'regulator' | 'press' | 'aggregator' | 'record';

/** A document with its three dates as year-month-day; a missing one is unknown, and pages state that. */
export type SourceDocument = {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  readonly address: string;
  readonly kind: DocumentKind;
  /** When it was published. */
  readonly published?: string;
  /** First day on which its values hold; may be in the future. */
  readonly effective?: string;
  /** The month of its values, where its title says that and no day: "2025-09". */
  readonly month?: string;
  /** The date it was read. */
  readonly read: string;
  /** The record through which it is known, if it was not opened itself. */
  readonly through?: string;
};

/** A value with its document. Only a value that nobody found has none. */
export type Sourced<Value> = {
  readonly value: Value;
  readonly document?: string;
  /** Other known values, such as a lower or a newer one. */
  readonly others?: readonly OtherValue<Exclude<Value, Unknown>>[];
  /** A remark, such as a condition outside the grammar. */
  readonly note?: string;
};

/** The days on which a value is known to hold, as year-month-day. */
export type KnownDays = {
  /** The last of them, by which it ages: its document was read, or the watch saw it unchanged. */
  readonly day: string;
  /** The day on which its document was read, if the watch has seen it unchanged since. */
  readonly readDay?: string;
};

/** One published rate and its conditions. A row's rates are in ascending order. */
export type RateTier = KnownDays & {
  readonly rate: Rate;
  /** All of them must hold; empty if the lender names no condition. */
  readonly conditions: readonly Condition[];
  readonly document: string;
  /** Other known values of this rate. No ranked rate is called the lowest if one of these is lower. */
  readonly others?: readonly OtherValue<Rate>[];
  readonly note?: string;
};

export type Benchmark = 'repo rate' | 'external benchmark' | 'own rate' | 'not found';

export type HomeLoan = {
  readonly id: string;
  readonly provider: Provider;
  /** The product's page on the provider's own site. */
  readonly link?: string;
  readonly rates: readonly RateTier[];
  readonly follows: Benchmark;
  /** The benchmark in the lender's words: "EBLR 8.00%, repo rate + 2.75%". */
  readonly benchmark: Sourced<string | Unknown>;
  /** Before GST. */
  readonly processingFee: Sourced<FeeQuantity | Unknown>;
  /** The lender's charge to existing borrowers for a lower rate, as a share of the outstanding balance or an amount; before GST. */
  readonly conversionFee: Sourced<FeeQuantity | Unknown>;
  /** For prepayment of an individual's floating-rate loan. */
  readonly prepayment: Sourced<FeeQuantity | Unknown>;
  readonly tenure: Sourced<Tenure | Unknown>;
  /** The average rate actually charged, if the lender publishes one. */
  readonly averageRate?: Sourced<Rate>;
  /** One feature that other lenders may not have. */
  readonly benefit?: string;
  readonly note?: string;
};

/** A change of the repo rate: `percent` from this day on. */
export type RepoChange = { readonly from: string; readonly percent: number };
