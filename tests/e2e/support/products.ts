/** A section of a page: found by its heading, and what stands below it. */
export interface Part {
  readonly heading: RegExp | string;
  /** The titles below it, or how many there are. */
  readonly titles?: readonly (string | RegExp)[];
  readonly count?: number;
  /** Numbered steps below it. */
  readonly steps?: number;
}

export interface ProductPage {
  readonly path: string;
  readonly buttons?: readonly string[];
  readonly parts?: readonly Part[];
  /** Offers shown as cards: how many, and the facts that each card names. */
  readonly cards?: {
    readonly count: number;
    readonly atLeast?: true;
    readonly facts: readonly string[];
    readonly visit: boolean;
  };
  readonly table?: { readonly columns: readonly string[]; readonly rows: number };
  /** How many questions; at least three where nothing is said. */
  readonly questions?: number;
  /** Figures and words of SPEC section 9 that the page must hold. */
  readonly says?: readonly (string | RegExp)[];
}

const checkEligibility = ['Check Eligibility (Coming Soon)'];
const comparePlans = ['Compare Plans (Coming Soon)'];
const fundColumns = ['Fund', 'Type', '3-year return', 'Expense ratio', 'AUM', 'Risk'];
const papers: Part = { heading: /papers|documents|bring|ready/i, titles: ['Eligibility', 'Documents'] };
const sharedSection: Part = { heading: 'What is true of every fund' };

function fundGuide(path: string, says: readonly (string | RegExp)[] = []): ProductPage {
  return { path, parts: [sharedSection], table: { columns: fundColumns, rows: 5 }, says };
}

/** Every product page other than the card pages, with the parts and counts that SPEC section 2 gives it. */
export const productPages: readonly ProductPage[] = [
  {
    path: '/home-loans',
    parts: [
      { heading: /guide/i },
      { heading: /EMI calculator/ },
      { heading: /gain/i, count: 4 },
      papers,
      { heading: /apply/i, steps: 5 },
    ],
    table: { columns: ['Lender', 'Interest rate', 'Tenure', 'Processing fee', 'What stands out', 'Apply'], rows: 6 },
    says: [/Age: 21 (?:to|-|–) 65/, '25,000', '750'],
  },
  {
    path: '/personal-loans',
    buttons: checkEligibility,
    parts: [papers, { heading: /apply/i, steps: 6 }],
    cards: {
      count: 5,
      atLeast: true,
      facts: ['Interest rate', 'Loan amount', 'Tenure', 'Processing fee', 'Features'],
      visit: true,
    },
    says: [/Age: 21 (?:to|-|–) 60/, '20,000', '650', /11%.{1,6}24%/, '50,000', /40.{1,4}50 lakh/, /1.{1,4}5 years/],
  },
  {
    path: '/business-loans',
    buttons: checkEligibility,
    parts: [papers, { heading: /apply/i, steps: 6 }],
    cards: { count: 5, atLeast: true, facts: ['Interest rate', 'Loan amount', 'Tenure', 'Features'], visit: true },
    says: [/21 (?:to|-|–) 65/, '10 lakh', /1 year|one year/, '650'],
  },
  {
    path: '/education-loan',
    buttons: checkEligibility,
    parts: [papers],
    cards: { count: 5, atLeast: true, facts: ['Interest rate', 'Loan amount', 'What stands out'], visit: true },
    says: ['15 years', /6.{1,4}12 months/],
  },
  {
    path: '/car-loan',
    buttons: checkEligibility,
    parts: [papers],
    cards: { count: 5, atLeast: true, facts: ['Interest rate', 'Loan to value (LTV)', 'What stands out'], visit: true },
    says: [/21 (?:to|-|–) 65/, '700'],
  },
  {
    path: '/gold-loan',
    buttons: checkEligibility,
    parts: [papers],
    cards: { count: 5, atLeast: true, facts: ['Interest rate', 'Loan to value (LTV)', 'What stands out'], visit: true },
    says: [/18/, '75%', /3.{1,4}24 months/, '10,000', /1 (?:Cr|crore)/],
  },
  {
    path: '/loan-against-property',
    buttons: checkEligibility,
    parts: [papers],
    cards: { count: 5, atLeast: true, facts: ['Interest rate', 'Loan to value (LTV)', 'Tenure'], visit: true },
    says: [/60%?.{1,4}70%/, '15 years'],
  },
  {
    path: '/insurance',
    parts: [
      { heading: /covers/i, titles: ['Health Insurance', 'Term Life Insurance', 'Car Insurance'] },
      { heading: 'Buy Insurance in 4 Easy Steps', steps: 4 },
    ],
    questions: 3,
    says: [
      /Compare plans/i,
      /Choose your plan/i,
      /Provide details/i,
      /Get instant policy/i,
      /buy insurance online/,
      /no claim bonus/,
      /health and life insurance/,
    ],
  },
  {
    path: '/insurance/health',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['Individual', 'Family floater', 'Senior citizen', 'Critical illness'] },
      { heading: /top health plans/i, count: 4 },
      { heading: /coverages/i, count: 6 },
      papers,
    ],
    cards: { count: 4, facts: ['Sum insured', 'Cashless hospitals', 'What stands out'], visit: true },
    says: [
      /18 (?:to|-|–) 65/,
      '91 days',
      /2.{1,4}4 years/,
      '45 days',
      /30.{1,4}60 days/,
      /60.{1,4}180 days/,
      '24 hours',
      /2,000.{1,6}3,000/,
    ],
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
    cards: { count: 4, facts: ['Claim settlement ratio', 'Largest cover', 'What stands out'], visit: true },
    says: [/18 (?:to|-|–) 65/, /10.{1,4}15 times/, '80C'],
  },
  {
    path: '/insurance/car',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['Third-party', 'Comprehensive', 'Add-ons'] },
      { heading: /insurers/i, count: 4 },
      { heading: /core benefits/i, count: 4 },
      papers,
    ],
    cards: { count: 4, facts: ['Claim ratio (own damage)', 'Cashless garages', 'What stands out'], visit: true },
    says: [/no claim bonus/i, '50%'],
  },
  {
    path: '/insurance/bike',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['Third-party', 'Comprehensive', 'Personal accident'] },
      { heading: /insurers/i, count: 4 },
      { heading: /benefits/i, count: 4 },
      papers,
    ],
    cards: { count: 4, facts: ['Claim ratio (own damage)', 'Cashless garages', 'What stands out'], visit: true },
    says: ['15 lakh', /2 or 3 years|two or three years/],
  },
  {
    path: '/insurance/travel',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['International', 'Domestic', 'Family', 'Student'] },
      { heading: /providers/i, count: 4 },
      { heading: /benefits/i, count: 4 },
      papers,
    ],
    cards: { count: 4, facts: ['Largest medical cover', 'Claim ratio (health)', 'What stands out'], visit: true },
    says: [/6 months to 70 years/, 'Schengen'],
  },
  {
    path: '/insurance/home',
    buttons: comparePlans,
    parts: [
      { heading: /plan types/i, titles: ['Structure', 'Contents', 'Comprehensive', 'Tenant'] },
      { heading: /providers/i, count: 4 },
      { heading: /benefits/i, count: 4 },
      papers,
    ],
    cards: { count: 4, facts: ['What it covers', 'Indicative premium', 'What stands out'], visit: true },
  },
  {
    path: '/mutual-funds',
    parts: [
      { heading: /gives you|benefits/i, count: 4 },
      { heading: /how to invest/i, steps: 4 },
    ],
    table: { columns: fundColumns, rows: 5 },
    says: [/KYC/, /lump sum or SIP/i, '15%', '10%', /1 lakh/],
  },
  {
    path: '/investments/sip',
    parts: [
      { heading: /does for you|benefits/i, titles: ['Rupee cost averaging', 'Compounding', 'Disciplined investing'] },
      sharedSection,
    ],
    says: ['₹500'],
  },
  fundGuide('/investments/elss', ['80C', '1.5 lakh', '46,800', /3 years/]),
  fundGuide('/investments/large-cap'),
  fundGuide('/investments/mid-small-cap', [/15%?.{1,4}25%/]),
  fundGuide('/investments/debt-funds', ['91 days', 'T+1']),
  fundGuide('/investments/index-funds'),
  {
    path: '/investments/mutual-fund-basics',
    parts: [
      { heading: 'What is a Mutual Fund?' },
      { heading: /words|terms/i, titles: ['NAV', 'AUM', 'SIP', 'Expense Ratio'] },
      sharedSection,
    ],
    questions: 3,
  },
  {
    path: '/fixed-deposits',
    parts: [{ heading: 'FD Interest Rates (June 2025)' }, { heading: /gain|benefits/i, count: 3 }],
    table: { columns: ['Bank or NBFC', 'Highest rate', 'Senior citizen rate'], rows: 7 },
    says: [/rates change/i, /verify/i, /7 days/, /10 years/, /0\.50?%/, /1%/, '5 lakh'],
  },
  {
    path: '/retirement-plans',
    buttons: ['Start Planning Now'],
    parts: [{ heading: /four ways/i, titles: [/ELSS/, /NPS/, /PPF/, /VPF/] }],
    cards: { count: 4, facts: ['Returns', 'Type', 'Risk', 'Tax benefit', 'Best for'], visit: false },
    says: ['7.1%', '8.15%', '2 lakh', '50,000', '40%', /25 times/],
  },
  {
    path: '/savings-accounts',
    parts: [{ heading: 'Top Savings Accounts (June 2025)' }, { heading: /gain|benefits/i, count: 3 }],
    table: { columns: ['Bank', 'Interest rate', 'Minimum balance', 'Best for'], rows: 6 },
  },
  {
    path: '/tax-saving',
    buttons: ['Start Saving Tax', 'Explore Options'],
    parts: [
      { heading: /three/i, titles: ['ELSS', 'National Savings Certificate', 'PPF'] },
      { heading: 'Coming Soon: Complete Tax-Saving Guide' },
    ],
    cards: { count: 3, facts: ['Expected returns', 'What it is', 'Lock-in'], visit: false },
    says: ['7.1%', '15 years', '6.8%', '5 years', '3 years'],
  },
];
