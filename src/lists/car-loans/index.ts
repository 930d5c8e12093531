import file from '@site/docs/car-loan.yml';
import { loanList } from '../loans/loanList';
import * as words from './messages.en';

/** Loans for a new car. */
export default loanList({
  id: 'car-loans',
  heading: words.heading,
  file,
  defaults: { amount: 800_000, years: 5 },
  amounts: [100_000, 5_000_000, 50_000],
  usual: [500_000, 800_000, 1_000_000, 1_500_000],
  tenures: [1, 8, 0.5],
  terms: ['ltv', 'tenure'],
  refinance: {
    owed: [600_000, 50_000, 5_000_000, 50_000],
    rateNow: [5, 25, 0.05],
    left: [4, 1, 8, 0.5],
    foreclosurePercent: 3,
    caveat: words.refinanceNewCars,
  },
});
