import type { ListingFile } from '../../src/content/schemas';

/** Lists for tests. Their figures are made up, so that an editor may change the site's own without breaking a test. */

const checkedInJune = { asOf: '2025-06', checked: '2025-06-30', reviewEveryDays: 90 } as const;

/** Days within and beyond the review interval of these lists. */
export const IN_TIME = '2025-07-15';
export const OVERDUE = '2025-10-15';

export const carLoans: ListingFile<'secured-loan-offers'> = {
  kind: 'secured-loan-offers',
  ...checkedInJune,
  chosen: 'Two lenders that a test made up.',
  order: { by: 'rate', first: 'lowest' },
  rows: [
    {
      name: 'First Bank',
      provider: 'first-bank',
      rate: { kind: 'rate', least: 7.5, most: 9.2 },
      ltv: { kind: 'share', most: 90 },
      feature: 'Parts may be paid early',
      link: 'https://first.example/car-loan',
    },
    {
      name: 'Second Finance',
      provider: 'second-finance',
      rate: { kind: 'rate', least: 8.1, most: 8.1 },
      ltv: { kind: 'share', most: 80 },
      feature: 'Branches in small towns',
      link: 'https://second.example/car-loan',
    },
  ],
};

export const funds: ListingFile<'mutual-funds'> = {
  kind: 'mutual-funds',
  ...checkedInJune,
  chosen: 'Two funds that a test made up.',
  order: { by: 'name', first: 'a-to-z' },
  rows: [
    {
      id: 'alpha-index',
      name: 'Alpha Index Fund',
      type: 'Index',
      returns1Y: { kind: 'return', least: -2.1, most: -2.1 },
      returns3Y: { kind: 'return', least: 14.2, most: 14.2 },
      returns5Y: { kind: 'not-found' },
      minimumSip: { kind: 'money', least: 500, most: 500 },
      minimumLumpSum: { kind: 'not-found' },
      amfiCode: 100001,
      expenseRatio: { kind: 'share', least: 0.2, most: 0.2 },
      aum: { kind: 'money', least: 1200e7, most: 1200e7 },
      risk: 'Very High',
    },
    {
      id: 'beta-liquid',
      name: 'Beta Liquid Fund',
      type: 'Liquid',
      returns1Y: { kind: 'return', least: 6.5, most: 6.5 },
      returns3Y: { kind: 'return', least: 6.9, most: 6.9 },
      returns5Y: { kind: 'return', least: 6.3, most: 6.3 },
      minimumSip: { kind: 'money', least: 100, most: 100 },
      minimumLumpSum: { kind: 'money', least: 100, most: 100 },
      amfiCode: 100002,
      expenseRatio: { kind: 'share', least: 0.15, most: 0.15 },
      aum: { kind: 'not-available' },
      risk: 'Low',
      note: 'The figure in the source was unreadable.',
    },
  ],
};
