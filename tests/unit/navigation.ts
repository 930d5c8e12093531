import type { NavigationFile } from '../../src/content/schemas';

/** A small menu: a group without a page of its own, one whose page is in its list, one whose page is not, and two links. */
const navigation: NavigationFile = {
  kind: 'navigation',
  header: [
    { name: 'Home', path: '/' },
    {
      name: 'Loans',
      dropdown: [
        { name: 'Home Loans', path: '/home-loans' },
        { name: 'Gold Loan', path: '/gold-loan' },
      ],
    },
    {
      name: 'Credit Cards',
      path: '/credit-cards',
      dropdown: [
        { name: 'Best Credit Cards', path: '/credit-cards' },
        { name: 'Cashback', path: '/credit-cards/cashback' },
      ],
    },
    {
      name: 'Insurance',
      path: '/insurance',
      dropdown: [
        { name: 'Car', path: '/insurance/car' },
        { name: 'Home', path: '/insurance/home' },
      ],
    },
    { name: 'Money Insights', path: '/blog' },
  ],
  footer: [
    { name: 'Home Loans', path: '/home-loans' },
    { name: 'Insurance', path: '/insurance' },
    { name: 'Savings Accounts', path: '/savings-accounts' },
  ],
  company: [{ name: 'Figures and sources', path: '/figures' }],
  alsoOnHome: [{ name: 'car loans', path: '/car-loan' }],
};

export default navigation;
