import type { ListingKind } from '../schemas';
import * as words from './messages.en';

/** How a page shows a list. */
type Shown =
  /** By a definition in src/lists, with answers for the visitor's numbers */
  | { readonly by: 'OfferList' | 'CardList' }
  /** As a block of another list, by that list's definition */
  | { readonly by: 'block'; readonly of: string }
  /** As plain rows */
  | { readonly by: 'OfferCards' | 'DataTable' };

interface ListEntry {
  /** Displayed name */
  readonly title: string;
  /** The page that shows it, or the first of several */
  readonly page: string;
  /** Kind of its data file */
  readonly kind: ListingKind;
  readonly group: 'loans' | 'cards' | 'deposits' | 'funds' | 'insurance' | 'options';
  readonly shown: Shown;
}

const answered = { by: 'OfferList' } as const;
const cards = { by: 'OfferCards' } as const;

/**
 * Every list, in the order of /compare. The keys are part of addresses, so they must not change. Pages with the same records, such as credit cards,
 * share one list; pages with different records of one kind, such as car and bike insurers, have one list each.
 */
export const listCatalogue = {
  'home-loans': { title: words.homeLoans, page: '/home-loans', kind: 'home-loans', group: 'loans', shown: answered },
  'personal-loans': {
    title: words.personalLoans,
    page: '/personal-loans',
    kind: 'personal-loan-offers',
    group: 'loans',
    shown: answered,
  },
  'business-loans': {
    title: words.businessLoans,
    page: '/business-loans',
    kind: 'business-loan-offers',
    group: 'loans',
    shown: answered,
  },
  'education-loans': {
    title: words.educationLoans,
    page: '/education-loan',
    kind: 'education-loan-offers',
    group: 'loans',
    shown: answered,
  },
  'car-loans': {
    title: words.carLoans,
    page: '/car-loan',
    kind: 'secured-loan-offers',
    group: 'loans',
    shown: answered,
  },
  'gold-loans': {
    title: words.goldLoans,
    page: '/gold-loan',
    kind: 'secured-loan-offers',
    group: 'loans',
    shown: answered,
  },
  'property-loans': {
    title: words.propertyLoans,
    page: '/loan-against-property',
    kind: 'property-loan-offers',
    group: 'loans',
    shown: answered,
  },
  'credit-cards': {
    title: words.creditCards,
    page: '/credit-cards',
    kind: 'card-listings',
    group: 'cards',
    shown: { by: 'CardList' },
  },
  'fixed-deposits': {
    title: words.fixedDeposits,
    page: '/fixed-deposits',
    kind: 'fd-rates',
    group: 'deposits',
    shown: answered,
  },
  'company-deposits': {
    title: words.companyDeposits,
    page: '/fixed-deposits',
    kind: 'company-deposits',
    group: 'deposits',
    shown: { by: 'block', of: 'fixed-deposits' },
  },
  'savings-accounts': {
    title: words.savingsAccounts,
    page: '/savings-accounts',
    kind: 'savings-accounts',
    group: 'deposits',
    shown: answered,
  },
  funds: { title: words.mutualFunds, page: '/mutual-funds', kind: 'mutual-funds', group: 'funds', shown: answered },
  'index-funds': {
    title: words.indexFunds,
    page: '/investments/index-funds',
    kind: 'index-tracking',
    group: 'funds',
    shown: { by: 'block', of: 'funds' },
  },
  'health-plans': {
    title: words.healthPlans,
    page: '/insurance/health',
    kind: 'health-plans',
    group: 'insurance',
    shown: answered,
  },
  'health-insurers': {
    title: words.healthInsurers,
    page: '/insurance/health',
    kind: 'health-insurers',
    group: 'insurance',
    shown: { by: 'DataTable' },
  },
  'term-plans': {
    title: words.termPlans,
    page: '/insurance/term-life',
    kind: 'term-plans',
    group: 'insurance',
    shown: cards,
  },
  'life-insurers': {
    title: words.lifeInsurers,
    page: '/insurance/term-life',
    kind: 'life-insurers',
    group: 'insurance',
    shown: answered,
  },
  'car-insurers': {
    title: words.carInsurers,
    page: '/insurance/car',
    kind: 'motor-insurers',
    group: 'insurance',
    shown: answered,
  },
  'bike-insurers': {
    title: words.bikeInsurers,
    page: '/insurance/bike',
    kind: 'motor-insurers',
    group: 'insurance',
    shown: answered,
  },
  'travel-insurers': {
    title: words.travelInsurers,
    page: '/insurance/travel',
    kind: 'travel-insurers',
    group: 'insurance',
    shown: answered,
  },
  'home-insurers': {
    title: words.homeInsurers,
    page: '/insurance/home',
    kind: 'home-insurers',
    group: 'insurance',
    shown: answered,
  },
  'retirement-options': {
    title: words.retirementOptions,
    page: '/retirement-plans',
    kind: 'retirement-options',
    group: 'options',
    shown: cards,
  },
  'tax-options': {
    title: words.taxOptions,
    page: '/tax-saving',
    kind: 'tax-options',
    group: 'options',
    shown: cards,
  },
} as const satisfies Readonly<Record<string, ListEntry>>;

type Catalogue = typeof listCatalogue;
type IdWhere<Has> = { [Id in keyof Catalogue]: Catalogue[Id] extends Has ? Id : never }[keyof Catalogue];

/** Any list: all can be compared. */
export type ComparedListId = keyof Catalogue;

/** A list with answers for the visitor's numbers: the folder of its definition in src/lists. */
export type ListId = IdWhere<{ readonly shown: { readonly by: 'OfferList' | 'CardList' } }>;

/** A list of loans, which also has refinancing. */
export type LoanListId = IdWhere<{ readonly group: 'loans' }>;

export const comparedListIds = Object.keys(listCatalogue) as readonly ComparedListId[];

const entryOf = (id: ComparedListId): ListEntry => listCatalogue[id];

const isAnswered = (id: ComparedListId): id is ListId => ['OfferList', 'CardList'].includes(entryOf(id).shown.by);

export const listIds: readonly ListId[] = comparedListIds.filter(isAnswered);

export const loanListIds = comparedListIds.filter((id): id is LoanListId => entryOf(id).group === 'loans');

const kindsWhere = (isIncluded: (entry: ListEntry) => boolean): readonly ListingKind[] => [
  ...new Set(comparedListIds.flatMap((id) => (isIncluded(entryOf(id)) ? [entryOf(id).kind] : []))),
];

/** The kinds of data files that a page component shows. */
export const kindsShownBy = (by: Shown['by']): readonly ListingKind[] => kindsWhere(({ shown }) => shown.by === by);

/** The kinds of data files in a group of lists. */
export const kindsIn = (group: ListEntry['group']): readonly ListingKind[] =>
  kindsWhere((entry) => entry.group === group);

/** The list whose definition calculates with the visitor's numbers; undefined if it has only terms. */
export function countingList(id: ComparedListId): ListId | undefined {
  const { group, shown } = entryOf(id);
  if (group !== 'loans' && group !== 'cards' && group !== 'deposits') return undefined;
  return shown.by === 'block' ? listIds.find((list) => list === shown.of) : isAnswered(id) ? id : undefined;
}

/**
 * The list for comparing a page's rows; undefined if they cannot be compared, such as premiums set by law.
 * @param kind of the data file
 */
export function comparedListOf(kind: ListingKind, page: string): ComparedListId | undefined {
  const same = comparedListIds.filter((id) => entryOf(id).kind === kind);
  return same.length > 1 ? same.find((id) => entryOf(id).page === page) : same[0];
}
