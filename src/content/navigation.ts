/** One line of the header or footer. */
export interface NavigationLink {
  readonly name: string;
  readonly path: string;
}

/** An item of the header: a link, or a group of links. */
export interface NavigationItem {
  readonly name: string;
  /** Where the link leads; of a group, the page about the whole of it. The name of a group opens its list and is no link. */
  readonly path?: string;
  readonly dropdown?: readonly NavigationLink[];
}

const loans: readonly NavigationLink[] = [
  { name: 'Home Loans', path: '/home-loans' },
  { name: 'Personal Loans', path: '/personal-loans' },
  { name: 'Business Loans', path: '/business-loans' },
  { name: 'Education Loan', path: '/education-loan' },
  { name: 'Car Loan', path: '/car-loan' },
  { name: 'Gold Loan', path: '/gold-loan' },
  { name: 'Loan Against Property', path: '/loan-against-property' },
];

const creditCards: readonly NavigationLink[] = [
  { name: 'Best Credit Cards', path: '/credit-cards' },
  { name: 'Cashback', path: '/credit-cards/cashback' },
  { name: 'Travel', path: '/credit-cards/travel' },
  { name: 'Fuel', path: '/credit-cards/fuel' },
  { name: 'Lifetime Free', path: '/credit-cards/lifetime-free' },
  { name: 'Shopping & Co-Branded', path: '/credit-cards/shopping' },
  { name: 'Beginner Friendly', path: '/credit-cards/beginner-friendly' },
  { name: 'Premium & Lounge Access', path: '/credit-cards/premium' },
];

const insurance: readonly NavigationLink[] = [
  { name: 'Health', path: '/insurance/health' },
  { name: 'Term Life', path: '/insurance/term-life' },
  { name: 'Car', path: '/insurance/car' },
  { name: 'Bike', path: '/insurance/bike' },
  { name: 'Travel', path: '/insurance/travel' },
  { name: 'Home', path: '/insurance/home' },
];

const investments: readonly NavigationLink[] = [
  { name: 'Best Mutual Funds', path: '/mutual-funds' },
  { name: 'Mutual Fund Basics', path: '/investments/mutual-fund-basics' },
  { name: 'SIP', path: '/investments/sip' },
  { name: 'ELSS', path: '/investments/elss' },
  { name: 'Large Cap', path: '/investments/large-cap' },
  { name: 'Mid & Small Cap', path: '/investments/mid-small-cap' },
  { name: 'Debt Funds', path: '/investments/debt-funds' },
  { name: 'Index Funds', path: '/investments/index-funds' },
  { name: 'Fixed Deposits', path: '/fixed-deposits' },
  { name: 'Retirement Plans (NPS)', path: '/retirement-plans' },
];

/** The header, in order: SPEC section 2, and with it the hub of insurance, which no item of the header leads to. */
export const headerNavigation: readonly NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Loans', dropdown: loans },
  { name: 'Credit Cards', path: '/credit-cards', dropdown: creditCards },
  { name: 'Insurance', path: '/insurance', dropdown: insurance },
  { name: 'Investments', dropdown: investments },
  { name: 'Money Insights', path: '/blog' },
];

/** The footer's product links: the main page of each area, with those that the header does not lead to. */
export const footerProducts: readonly NavigationLink[] = [
  { name: 'Home Loans', path: '/home-loans' },
  { name: 'Personal Loans', path: '/personal-loans' },
  { name: 'Credit Cards', path: '/credit-cards' },
  { name: 'Insurance', path: '/insurance' },
  { name: 'Mutual Funds', path: '/mutual-funds' },
  { name: 'Fixed Deposits', path: '/fixed-deposits' },
  { name: 'Savings Accounts', path: '/savings-accounts' },
  { name: 'Retirement Plans', path: '/retirement-plans' },
  { name: 'Tax Saving', path: '/tax-saving' },
];

/** What the footer says of ourselves. */
export const companyLinks: readonly NavigationLink[] = [
  { name: 'Money Insights', path: '/blog' },
  { name: 'Figures and sources', path: '/figures' },
  { name: 'What changed', path: '/changes' },
];

interface Area {
  readonly name: string;
  readonly links: readonly NavigationLink[];
}

function areaOf({ name, path, dropdown = [] }: NavigationItem): Area {
  const hasHubOfItsOwn = path !== undefined && dropdown.every((link) => link.path !== path);
  return { name, links: hasHubOfItsOwn ? [{ name: `All ${name}`, path }, ...dropdown] : dropdown };
}

const inHeader = new Set(
  headerNavigation.flatMap(({ path, dropdown = [] }) => [path, ...dropdown.map((link) => link.path)]),
);

/** Every page but the articles, once, by area. */
export const siteMap: readonly Area[] = [
  ...headerNavigation.filter(({ dropdown }) => dropdown).map(areaOf),
  { name: 'Savings and Tax', links: footerProducts.filter(({ path }) => !inHeader.has(path)) },
  { name: 'Guides and Sources', links: companyLinks },
];

/**
 * Whether an item of the header stands for the page being read.
 * Home is that only on itself; any other item when the address starts with its path; a group also when one of its pages is.
 * @param item an item of the header
 * @param currentPath the page's address, without query
 */
export function isCurrent(item: NavigationItem, currentPath: string): boolean {
  if (item.path === '/') return currentPath === '/';
  const paths = [item.path, ...(item.dropdown ?? []).map((link) => link.path)];
  return paths.some((path) => path !== undefined && (currentPath === path || currentPath.startsWith(`${path}/`)));
}
