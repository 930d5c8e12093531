import file from '@site/docs/education-loan.yml';
import { loanList } from '../loans/loanList';

/** Loans for studies in India and abroad. */
export default loanList({
  id: 'education-loans',
  noun: 'education loans',
  file,
  defaults: { amount: 1_000_000, years: 10 },
  amounts: [100_000, 15_000_000, 100_000],
  usual: [500_000, 1_000_000, 2_000_000, 4_000_000],
  tenures: [1, 15, 0.5],
  terms: ['amount'],
  condition: 'if you repay from the first month',
  notes: ['If you start after your studies, the interest of those months comes on top, and the EMI is higher.'],
  refinance: {
    owed: [1_000_000, 100_000, 15_000_000, 100_000],
    rateNow: [12, 5, 20, 0.05],
    left: [8, 1, 15, 0.5],
    foreclosurePercent: 0,
    caveat: 'The lowest rates are often for students of a list of leading institutes.',
  },
});
