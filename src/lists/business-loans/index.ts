import file from '@site/docs/business-loans.yml';
import { loanList } from '../loans/loanList';
import * as words from './messages.en';

/** Business loans without collateral. */
export default loanList({
  id: 'business-loans',
  heading: words.heading,
  file,
  defaults: { amount: 1_000_000, years: 3 },
  amounts: [100_000, 20_000_000, 100_000],
  usual: [500_000, 1_000_000, 2_000_000, 5_000_000],
  tenures: [1, 7, 0.5],
  terms: ['amount', 'tenure'],
  askEarly: words.askEarly,
  refinance: {
    owed: [800_000, 100_000, 20_000_000, 100_000],
    rateNow: [5, 45, 0.05],
    left: [2, 1, 7, 0.5],
    foreclosurePercent: 3,
    agreement: words.refinanceAgreement,
  },
});
