import type * as z from 'zod';
import { businessLoanOffers } from './businessLoanOffers';
import { cardListings } from './cardListings';
import type { AnyKind, Field } from './defineKind';
import { educationLoanOffers } from './educationLoanOffers';
import { fdRates } from './fdRates';
import type { FiguresFile } from './figures';
import { healthPlans } from './healthPlans';
import { homeInsurers } from './homeInsurers';
import { homeLoanOffers } from './homeLoanOffers';
import { homeProducts } from './homeProducts';
import type { Envelope } from './listingFile';
import { motorInsurers } from './motorInsurers';
import { mutualFunds } from './mutualFunds';
import { officialDomains } from './officialDomains';
import { personalLoanOffers } from './personalLoanOffers';
import { propertyLoanOffers } from './propertyLoanOffers';
import { redirects } from './redirects';
import { retirementOptions } from './retirementOptions';
import { savingsAccounts } from './savingsAccounts';
import { securedLoanOffers } from './securedLoanOffers';
import { taxOptions } from './taxOptions';
import { termPlans } from './termPlans';
import { travelInsurers } from './travelInsurers';

/**
 * Every kind of list that stands beside a page. To add one: write its file here, add it to this object, and say in the
 * component that shows it how. This module brings zod with it, so it belongs in the build and in what is rendered to HTML;
 * an island takes columns as props and imports from here types only.
 */
export const listingKinds = {
  'home-loan-offers': homeLoanOffers,
  'personal-loan-offers': personalLoanOffers,
  'business-loan-offers': businessLoanOffers,
  'education-loan-offers': educationLoanOffers,
  'secured-loan-offers': securedLoanOffers,
  'property-loan-offers': propertyLoanOffers,
  'card-listings': cardListings,
  'health-plans': healthPlans,
  'term-plans': termPlans,
  'motor-insurers': motorInsurers,
  'travel-insurers': travelInsurers,
  'home-insurers': homeInsurers,
  'mutual-funds': mutualFunds,
  'fd-rates': fdRates,
  'savings-accounts': savingsAccounts,
  'retirement-options': retirementOptions,
  'tax-options': taxOptions,
} as const;

export type ListingKind = keyof typeof listingKinds;

/** A row of one kind, with exactly the fields of its schema. */
export type RowOf<K extends ListingKind> = z.infer<(typeof listingKinds)[K]['row']>;

interface ListingFileOf<K extends ListingKind> extends Envelope {
  readonly kind: K;
  readonly rows: readonly RowOf<K>[];
}

/** A data file with rows of the given kind, or of any kind that `K` names. Narrow it by its `kind`. */
export type ListingFile<K extends ListingKind = ListingKind> = { [Name in K]: ListingFileOf<Name> }[K];

export type HomeProduct = z.infer<typeof homeProducts.row>;

export interface HomeProductsFile {
  readonly kind: 'home-products';
  readonly rows: readonly HomeProduct[];
}

interface RedirectsFile {
  readonly kind: 'redirects';
  readonly rows: readonly z.infer<typeof redirects.row>[];
}

interface OfficialDomainsFile {
  readonly kind: 'official-domains';
  readonly rows: readonly z.infer<typeof officialDomains.row>[];
}

/** What importing a `.yml` of this site gives. */
export type DataFile = ListingFile | HomeProductsFile | RedirectsFile | OfficialDomainsFile | FiguresFile;

/** Files about the site itself, in src/content. Nothing about them goes out of date. */
export const plainKinds = { 'home-products': homeProducts, redirects, 'official-domains': officialDomains } as const;

/** Every kind whose rows are described field by field. */
export const kinds = { ...listingKinds, ...plainKinds } as const;

/** All values that `kind:` may have in a data file. */
export const kindNames = [...Object.keys(kinds), 'figures'] as readonly DataFile['kind'][];

export interface Column extends Omit<Field, 'schema' | 'shown'> {
  readonly field: string;
}

/** The fields of a kind that visitors see, in order, its name field first. Plain data, fit for an island's props. */
export function columnsOf(kind: ListingKind): readonly Column[] {
  const { fields }: AnyKind = listingKinds[kind];
  return Object.entries(fields)
    .filter(([, field]) => field.shown)
    .map(([field, { label, description, numeric }]) => ({ field, label, description, ...(numeric && { numeric }) }));
}

/** The name of a row: the text of its kind's name field. */
export function rowName<K extends ListingKind>(kind: K, row: RowOf<K>): string {
  const { nameField }: AnyKind = listingKinds[kind];
  return String((row as Readonly<Record<string, unknown>>)[nameField]);
}

export type { AnyKind, Field, Fields, Kind } from './defineKind';
export type { Figure, FigurePeriod, FiguresFile } from './figures';
export type { Envelope, OrderDirection } from './listingFile';
export type { ProductColor } from './homeProducts';
