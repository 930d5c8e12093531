import file from '@site/docs/education-loan.yml';
import { loanList } from '../loans/loanList';
import * as words from './messages.en';

/** Loans for studies in India and abroad. */
export default loanList({
  id: 'education-loans',
  heading: words.heading,
  file,
  defaults: { amount: 1_000_000, years: 10 },
  amounts: [100_000, 15_000_000, 100_000],
  usual: [500_000, 1_000_000, 2_000_000, 4_000_000],
  tenures: [1, 15, 0.5],
  terms: ['amount'],
  fromFirstMonth: true,
  notes: [words.noteAfterStudies],
  refinance: {
    owed: [1_000_000, 100_000, 15_000_000, 100_000],
    rateNow: [5, 20, 0.05],
    left: [8, 1, 15, 0.5],
    foreclosurePercent: 0,
    caveat: words.refinanceInstitutes,
  },
});
