/** Credit cards as pages and islands know them: everything is JSON. Made from src/content/cards/*.yml at build time. */
import type { Cap, Earning, Visits } from '../lib/quantities/earning';
import type { Money, Share, Unknown } from '../lib/quantities/quantity';
import type { Sourced } from './offerTypes';

/**
 * What money is spent on. `travel` is flights, hotels and trains, `transport` cabs and buses in town, `bills` electricity, gas and water,
 * `phone` mobile, broadband and television, `abroad` whatever is paid in a foreign currency.
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

/** One line of what a card pays. The first that applies is used; a line with neither `on` nor `at` is for everything else. */
export type CardRule = {
  readonly earns: Earning;
  readonly on?: readonly SpendCategory[];
  /** Shops, apps or pumps, by the names that visitors know. */
  readonly at?: readonly string[];
  /** What a holder has to do for it, such as paying through one app. */
  readonly if?: string;
  /** A cap that is known to exist and that nobody has found is "Not found". */
  readonly cap?: Cap | Unknown;
  /** The cap is one for this line and the one before. */
  readonly sharesCap?: boolean;
  /** What the part of a month's spending above `spending` rupees earns. */
  readonly above?: { readonly spending: Money; readonly earns: Earning };
};

/** What a point is worth in one use, in rupees. */
export type PointWorth = { readonly value: Money; readonly for: string };

export type CardRewards = {
  /** From which day the rules hold, year-month-day, where the document says so. */
  readonly since?: string;
  /** How the reward is paid: "Money off the bill", "NeuCoins, for Tata brands only". */
  readonly paidAs: string;
  readonly rules: readonly CardRule[];
  readonly nothingOn: readonly SpendCategory[];
  /** The most that all lines pay together. */
  readonly totalCap?: Cap;
  /** Bonus points when a year's spending reaches `spending`. */
  readonly milestones?: readonly { readonly spending: Money; readonly points: number }[];
  /** What belongs to the rewards and cannot be counted. */
  readonly more?: readonly string[];
  /** The author of the document could not confirm the rules with the issuer. */
  readonly unconfirmed?: boolean;
  /** Only one record has these rules, and others do not bear them out. */
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
  /** Set where a document says that not everyone may apply. */
  readonly applications?: {
    readonly value: 'closed' | 'by invitation';
    readonly document: string;
    readonly note?: string;
  };
  /** The deposit that the card is issued against; missing where it needs none. */
  readonly deposit?: { readonly value: string; readonly document: string; readonly note?: string };
  /** Rupees before GST. */
  readonly fees: {
    readonly joining: Money;
    readonly yearly: Money;
    /** Spending in a year that takes the yearly fee off; missing where nothing does. */
    readonly waivedFrom?: Money;
    readonly document: string;
    readonly note?: string;
  };
  readonly rewards: CardRewards;
  /** Missing where points cannot be counted in rupees, and where rewards are rupees. The lowest first. */
  readonly pointWorth?: { readonly uses: readonly PointWorth[]; readonly document: string; readonly note?: string };
  /** What the issuer charges each time that points are turned into something, before GST; missing where no document names a charge. */
  readonly redeeming?: Sourced<Money>;
  /** Percent on payments in foreign currency, before GST. */
  readonly markup: Sourced<Share | Unknown>;
  readonly lounges: {
    readonly domestic: { readonly visits: Visits; readonly if?: string };
    readonly abroad: { readonly visits: Visits; readonly if?: string };
    readonly document: string;
    readonly note?: string;
  };
  /** Rupees a year. */
  readonly income: Sourced<Money | Unknown>;
  readonly changes?: readonly { readonly day: string; readonly what: string; readonly document: string }[];
  readonly link: string;
};
