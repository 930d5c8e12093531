import file from '@site/docs/loan-against-property.yml';
import { loanList } from '../loans/loanList';
import * as words from './messages.en';

/** Loans against a house, a shop or land that one owns. */
export default loanList({
  id: 'property-loans',
  heading: words.heading,
  file,
  defaults: { amount: 2_500_000, years: 10 },
  amounts: [500_000, 50_000_000, 100_000],
  usual: [1_000_000, 2_500_000, 5_000_000, 10_000_000],
  tenures: [1, 20, 0.5],
  terms: ['ltv', 'tenure'],
  refinance: {
    owed: [2_000_000, 500_000, 50_000_000, 100_000],
    rateNow: [5, 25, 0.05],
    left: [8, 1, 20, 0.5],
    foreclosurePercent: 0,
  },
});
