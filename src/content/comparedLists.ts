import type { ListingKind } from './schemas';

interface ComparedList {
  /** Displayed name */
  readonly title: string;
  /** The page that shows it, or the first of several */
  readonly page: string;
  readonly listing: ListingKind;
}

/**
 * The lists whose rows can be compared side by side. The keys are part of addresses, so they must not change. Pages that show the same records,
 * such as cards, share one list; pages with different records of one kind, such as car and bike insurers, have one list each.
 */
export const comparedLists = {
  'home-loans': { title: 'Home loans', page: '/home-loans', listing: 'home-loans' },
  'personal-loans': { title: 'Personal loans', page: '/personal-loans', listing: 'personal-loan-offers' },
  'business-loans': { title: 'Business loans', page: '/business-loans', listing: 'business-loan-offers' },
  'education-loans': { title: 'Education loans', page: '/education-loan', listing: 'education-loan-offers' },
  'car-loans': { title: 'Car loans', page: '/car-loan', listing: 'secured-loan-offers' },
  'gold-loans': { title: 'Gold loans', page: '/gold-loan', listing: 'secured-loan-offers' },
  'property-loans': {
    title: 'Loans against property',
    page: '/loan-against-property',
    listing: 'property-loan-offers',
  },
  'credit-cards': { title: 'Credit cards', page: '/credit-cards', listing: 'card-listings' },
  'fixed-deposits': { title: 'Fixed deposits of banks', page: '/fixed-deposits', listing: 'fd-rates' },
  'company-deposits': { title: 'Deposits with companies', page: '/fixed-deposits', listing: 'company-deposits' },
  'savings-accounts': { title: 'Savings accounts', page: '/savings-accounts', listing: 'savings-accounts' },
  funds: { title: 'Mutual funds', page: '/mutual-funds', listing: 'mutual-funds' },
  'health-plans': { title: 'Health plans', page: '/insurance/health', listing: 'health-plans' },
  'health-insurers': { title: 'Health insurers', page: '/insurance/health', listing: 'health-insurers' },
  'term-plans': { title: 'Term plans', page: '/insurance/term-life', listing: 'term-plans' },
  'life-insurers': { title: 'Life insurers', page: '/insurance/term-life', listing: 'life-insurers' },
  'car-insurers': { title: 'Car insurers', page: '/insurance/car', listing: 'motor-insurers' },
  'bike-insurers': { title: 'Bike insurers', page: '/insurance/bike', listing: 'motor-insurers' },
  'travel-insurers': { title: 'Travel insurers', page: '/insurance/travel', listing: 'travel-insurers' },
  'home-insurers': { title: 'Home insurers', page: '/insurance/home', listing: 'home-insurers' },
  'retirement-options': { title: 'Retirement options', page: '/retirement-plans', listing: 'retirement-options' },
  'tax-options': { title: 'Ways to save tax', page: '/tax-saving', listing: 'tax-options' },
} as const satisfies Readonly<Record<string, ComparedList>>;

export type ComparedListId = keyof typeof comparedLists;

export const comparedListIds = Object.keys(comparedLists) as readonly ComparedListId[];

/**
 * The list in which the rows of a page can be compared; undefined if they cannot, such as premiums that the law sets.
 * @param listing kind of the data file
 */
export function comparedListOf(listing: ListingKind, page: string): ComparedListId | undefined {
  const same = comparedListIds.filter((id) => comparedLists[id].listing === listing);
  return same.length > 1 ? same.find((id) => comparedLists[id].page === page) : same[0];
}
