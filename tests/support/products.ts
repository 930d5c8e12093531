import { addressNow } from './content';

/** A section of a page: found by its heading, and what it holds at least. Editors may add to all of it. */
export interface Part {
  readonly heading: RegExp | string;
  /** Titles below it. */
  readonly titles?: readonly (string | RegExp)[];
  /** How many titles below it. */
  readonly count?: number;
  /** Numbered steps below it. */
  readonly steps?: number;
}

export interface ProductPage {
  readonly path: string;
  readonly buttons?: readonly string[];
  readonly parts?: readonly Part[];
  /** Offers shown as cards: the facts that each card names, and those that it may name where they are known. */
  readonly cards?: {
    readonly facts: readonly string[];
    readonly mayName?: readonly string[];
    readonly visit: boolean;
  };
  /** Whether offers have a button "Apply Now" */
  readonly applyNow?: true;
  readonly table?: { readonly columns: readonly string[] };
  /** Rows of a list: what each shows, and what it shows once it is opened */
  readonly offers?: { readonly names: readonly RegExp[]; readonly opened?: readonly RegExp[] };
  /** Words of the product that the page must hold. What is true today, such as a rate, is none of them. */
  readonly says?: readonly (string | RegExp)[];
}

const checkEligibility = ['Check Eligibility (Coming Soon)'];
const comparePlans = ['Compare Plans (Coming Soon)'];
const fundFigures = {
  names: [/(?:3 years, return a year|1-year return)\s+[−\d]/],
  // In the closed row only where most charges are known
  opened: [/Expense ratio\s*\d\.\d\d%|expense ratio/],
};
/** Sums worked out from a rate, which no row has once its list is too old to rank. */
export const loanSums = [/EMI\s+₹/, /You repay\s+₹/];
/** What such a row has instead. */
export const monthOfRate = /As of\s+\w+ 20\d\d/;
const loanFigures = [/Rate\s+(?:from )?\S*\d/, ...loanSums];
const wayThere = /Visit site/;
const loanWithFee = { names: [...loanFigures, /fee \S/], opened: [wayThere] };
/** Where most fees are not known */
const loan = { names: loanFigures, opened: [/Fee before GST\s*\S/, wayThere] };
const motorClaims = { names: [/Paid\s+\d/, /Unpaid\s+\d/, /Waiting\s+\d/] };
const papers: Part = { heading: /papers|documents|bring|ready/i, titles: ['Eligibility', 'Documents'] };
const sharedSection: Part = { heading: 'What is true of every fund' };

function motorGuide(path: string, titles: readonly string[], benefits: RegExp): ProductPage {
  return {
    path,
    buttons: comparePlans,
    parts: [{ heading: /plan types/i, titles }, { heading: /insurers/i }, { heading: benefits, count: 4 }, papers],
    offers: motorClaims,
    table: { columns: ['Vehicle', 'One year', 'New vehicle'] },
  };
}

function fundGuide(path: string): ProductPage {
  return { path, parts: [sharedSection], offers: fundFigures };
}

const everyProduct: readonly ProductPage[] = [
  {
    path: '/home-loans',
    parts: [
      { heading: /guide/i },
      { heading: /EMI calculator/ },
      { heading: 'Already have a home loan?' },
      { heading: 'Charges', count: 2 },
      { heading: 'Eligibility and documents', titles: ['What you gain', 'Eligibility', 'Documents'] },
      { heading: /apply/i, steps: 5 },
    ],
    applyNow: true,
  },
  {
    path: '/personal-loans',
    buttons: checkEligibility,
    parts: [papers, { heading: /apply/i, steps: 6 }],
    offers: loanWithFee,
  },
  {
    path: '/business-loans',
    buttons: checkEligibility,
    parts: [papers, { heading: /apply/i, steps: 6 }],
    offers: loan,
  },
  {
    path: '/education-loan',
    buttons: checkEligibility,
    parts: [papers],
    offers: loanWithFee,
  },
  {
    path: '/car-loan',
    buttons: checkEligibility,
    parts: [papers],
    offers: loanWithFee,
  },
  {
    path: '/gold-loan',
    buttons: checkEligibility,
    parts: [papers],
    offers: { ...loanWithFee, opened: [wayThere, /RBI allows|LTV/] },
  },
  {
    path: '/loan-against-property',
    buttons: checkEligibility,
    parts: [papers],
    offers: loan,
  },
  {
    path: '/insurance',
    parts: [
      { heading: /covers/i, titles: ['Health Insurance', 'Term Life Insurance', 'Car Insurance'] },
      { heading: 'Buy Insurance in 4 Easy Steps', steps: 4 },
    ],
    says: [/Compare plans/i, /Choose your plan/i, /Provide details/i, /Get instant policy/i],
  },
  {
    path: '/insurance/health',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['Individual', 'Family floater', 'Senior citizen', 'Critical illness'] },
      { heading: /\d health plans/ },
      { heading: 'Not paid in the first years' },
      { heading: /coverages/i, count: 6 },
      papers,
    ],
    offers: { names: [/Room\s+\S/, /Your share\s+(?:None|\d+%)/, /Wait if ill\s+\d years?/] },
  },
  {
    path: '/insurance/term-life',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['Level', 'Return of premium', 'Increasing', 'With riders'] },
      { heading: /providers/i, count: 4 },
      { heading: /benefits/i, count: 4 },
      papers,
    ],
    offers: { names: [/By number\s+\d/, /By amount\s+\d/, /Claims\s+\d/] },
    cards: {
      facts: [
        'Cover',
        'Age at entry',
        'Cover runs up to age',
        'Death claims paid, by number',
        'Death claims paid, by amount',
        'What stands out',
      ],
      mayName: ['Complaints lost before the Ombudsman', 'Year of the claims'],
      visit: true,
    },
  },
  motorGuide('/insurance/car', ['Third-party', 'Comprehensive', 'Add-ons'], /core benefits/i),
  motorGuide('/insurance/bike', ['Third-party', 'Comprehensive', 'Personal accident'], /benefits/i),
  {
    path: '/insurance/travel',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['International', 'Domestic', 'Family', 'Student'] },
      { heading: /insurers/i },
      { heading: /benefits/i, count: 4 },
      papers,
    ],
    offers: { names: [/Largest cover\s+\$\d/, /Sold up to age\s+\d/, /Longest trip\s+\S/], opened: [wayThere] },
  },
  {
    path: '/insurance/home',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['Structure', 'Contents', 'Comprehensive', 'Tenant'] },
      { heading: /insurers/i },
      { heading: /benefits/i, count: 4 },
      papers,
    ],
    offers: {
      names: [/Building\s+₹\d/, /Contents with it\s+₹\d/, /In all\s+₹\d/],
      opened: [wayThere],
    },
  },
  {
    path: '/mutual-funds',
    parts: [
      { heading: /gives you|benefits/i, count: 4 },
      { heading: /how to invest/i, steps: 4 },
    ],
    offers: fundFigures,
  },
  {
    path: '/investments/sip',
    parts: [
      { heading: /does for you|benefits/i, titles: ['Rupee cost averaging', 'Compounding', 'Disciplined investing'] },
      sharedSection,
    ],
  },
  fundGuide('/investments/elss'),
  fundGuide('/investments/large-cap'),
  fundGuide('/investments/mid-small-cap'),
  fundGuide('/investments/debt-funds'),
  fundGuide('/investments/index-funds'),
  {
    path: '/investments/mutual-fund-basics',
    parts: [
      { heading: 'What is a Mutual Fund?' },
      { heading: /words|terms/i, titles: ['NAV', 'AUM', 'SIP', 'Expense Ratio'] },
      sharedSection,
    ],
  },
  {
    path: '/fixed-deposits',
    parts: [{ heading: /^FD Interest Rates/ }, { heading: /gain|benefits/i, count: 3 }],
    offers: { names: [/Rate\s+\d/, /highest \d/, /You get\s+₹/], opened: [/60 or older\s*1 y \d/] },
  },
  {
    path: '/retirement-plans',
    buttons: ['Start Planning Now'],
    parts: [{ heading: /four ways/i, titles: [/ELSS/, /NPS/, /PPF/, /VPF/] }],
    cards: { facts: ['Returns', 'Type', 'Risk', 'Tax benefit', 'Best for'], visit: false },
  },
  {
    path: '/savings-accounts',
    parts: [{ heading: /^Top Savings Accounts/ }, { heading: /gain|benefits/i, count: 3 }],
    offers: { names: [/Interest rate\s+\d/, /You earn a year\s+₹/], opened: [/minimum balance/i] },
  },
  {
    path: '/tax-saving',
    buttons: ['Start Saving Tax'],
    parts: [
      { heading: /three/i, titles: ['ELSS', 'National Savings Certificate', 'PPF'] },
      { heading: 'Coming Soon: Complete Tax-Saving Guide' },
    ],
    cards: { facts: ['Expected returns', 'What it is', 'Lock-in'], visit: false },
  },
];

const paths = new Set(everyProduct.map(({ path }) => path));

/**
 * The products that the site began with, and what a visitor finds on the page of each. One that has moved is at its new
 * address; one whose address now leads to another product is left out.
 */
export const productPages = everyProduct
  .map((product) => ({ ...product, path: addressNow(product.path), wasAt: product.path }))
  .filter(({ path, wasAt }) => path === wasAt || !paths.has(path));
