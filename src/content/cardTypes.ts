/** Credit cards as used by pages and islands: plain JSON, built from src/content/cards/*.yml. */
import type { Cap, Earning, Visits } from '../lib/quantities/earning';
import type { Money, Share, Unknown } from '../lib/quantities/quantity';
import type { Sourced } from './offerTypes';

/**
 * Spending categories. `travel` is flights, hotels and trains, `transport` cabs and local buses, `bills` electricity, gas and water, `phone` mobile,
 * broadband and television, `abroad` everything paid in a foreign currency.
 */
export const spendCategories = [
  'groceries',
  'dining',
  'food delivery',
  'online shopping',
  'department stores',
  'films',
  'travel',
  'transport',
  'fuel',
  'bills',
  'phone',
  'insurance',
  'education',
  'rent',
  'government',
  'wallets',
  'jewellery',
  'abroad',
  'other shops',
] as const;

export type SpendCategory = (typeof spendCategories)[number];

/** A reward rule. The first that applies is used; a rule with neither `on` nor `at` is for everything else. */
export type CardRule = {
  readonly earns: Earning;
  readonly on?: readonly SpendCategory[];
  /** Shops, apps or petrol pumps, by their common names. */
  readonly at?: readonly string[];
  /** A condition, such as paying through one app. */
  readonly if?: string;
  /** "Not found" for a cap that exists but whose amount is unknown. */
  readonly cap?: Cap | Unknown;
  /** Whether the previous rule shares this cap. */
  readonly sharesCap?: boolean;
  /** The rate for the part of a month's spending above `spending` rupees. */
  readonly above?: { readonly spending: Money; readonly earns: Earning };
};

/** Bonus points, or vouchers of a face value in rupees, once the spending of a year, a quarter or a month reaches `spending` rupees. */
export type Milestone = {
  readonly spending: Money;
  readonly in?: 'quarter' | 'month';
  readonly points?: number;
  readonly voucher?: Money;
  /** The only company where the vouchers can be used. */
  readonly from?: string;
};

/** The value of a point in one use, in rupees. */
export type PointWorth = { readonly value: Money; readonly for: string };

export type CardRewards = {
  /** First day of the rules, year-month-day, if the document states it. */
  readonly since?: string;
  /** The form of the reward: "Money off the bill", "NeuCoins, for Tata brands only". */
  readonly paidAs: string;
  /** Whether it is taken off the bill by itself, so that nothing is redeemed. */
  readonly comesByItself?: boolean;
  /** Whether it is neither money off the bill nor points of the issuer. */
  readonly ownCurrency?: boolean;
  readonly rules: readonly CardRule[];
  readonly nothingOn: readonly SpendCategory[];
  /** The cap of all rules together; `none` if a document says that there is none. */
  readonly totalCap?: Cap | { readonly kind: 'none' };
  readonly milestones?: readonly Milestone[];
  /** Further rewards that cannot be calculated. */
  readonly more?: readonly string[];
  /** Limits that cannot be calculated, so that the card may pay less than we count. */
  readonly limits?: readonly string[];
  /** Whether the document's author could not confirm the rules with the issuer. */
  readonly unconfirmed?: boolean;
  /** Whether a single record has these rules, unconfirmed by others. */
  readonly oneRecord?: boolean;
  readonly document: string;
  readonly note?: string;
};

export type CreditCard = {
  /** Permanent kebab-case id, never reused. */
  readonly id: string;
  readonly name: string;
  /** Id of its provider. */
  readonly issuer: string;
  readonly networks?: readonly string[];
  /** Set if a document restricts who may apply. */
  readonly applications?: {
    readonly value: 'closed' | 'by invitation';
    readonly document: string;
    readonly note?: string;
  };
  /** The deposit that secures the card; missing if it needs none. */
  readonly deposit?: { readonly value: string; readonly document: string; readonly note?: string };
  /** Rupees before GST. */
  readonly fees: {
    readonly joining: Money;
    readonly yearly: Money;
    /** Yearly spending that waives the yearly fee; missing if nothing does. */
    readonly waivedFrom?: Money;
    readonly document: string;
    readonly note?: string;
  };
  readonly rewards: CardRewards;
  /** Lowest first. Missing if points have no value in rupees, or if rewards are paid in rupees. */
  readonly pointWorth?: {
    readonly uses: readonly PointWorth[];
    /** Whether other uses give less, by an unknown amount. */
    readonly isMost?: boolean;
    readonly document: string;
    readonly note?: string;
  };
  /** The issuer's charge for each redemption, before GST; zero if a document says that there is none, missing if none says anything. */
  readonly redeeming?: Sourced<Money>;
  /** Percent on payments in foreign currency, before GST. */
  readonly markup: Sourced<Share | Unknown>;
  readonly lounges: {
    readonly domestic: { readonly visits: Visits; readonly if?: string };
    readonly abroad: { readonly visits: Visits; readonly if?: string };
    readonly document: string;
    readonly note?: string;
  };
  /** Required income in rupees a year. */
  readonly income: Sourced<Money | Unknown>;
  readonly changes?: readonly { readonly day: string; readonly what: string; readonly document: string }[];
  readonly link: string;
};
