import file from '@site/docs/personal-loans.yml';
import { formatMoney } from '../../lib/quantities/money';
import { monthsOfYears } from '../../lib/unitSizes';
import { loanList } from '../loans/loanList';
import * as words from './messages.en';

/** Personal loans, for which nothing is pledged. */
export default loanList({
  id: 'personal-loans',
  heading: words.heading,
  file,
  defaults: { amount: 500_000, years: 4 },
  amounts: [50_000, 5_000_000, 10_000],
  usual: [200_000, 300_000, 500_000, 1_000_000],
  tenures: [1, 7, 0.5],
  terms: ['amount', 'tenure'],
  usualRates: 'personal-loan-rate',
  ways: ({ amount, years }) => {
    const to = (owned: string): string => `/questions/need-money#sum=${amount}&months=${monthsOfYears(years)}&${owned}`;
    return {
      title: words.cheaper({ amount: formatMoney(amount) }),
      sentence: words.cheaperSentence,
      links: [
        { to: to('deposit=0&gold=1'), text: words.haveGold },
        { to: to('deposit=1'), text: words.haveDeposit },
        { to: to('deposit=0&homeLoan=1'), text: words.haveHomeLoan },
      ],
    };
  },
  refinance: {
    owed: [400_000, 50_000, 5_000_000, 10_000],
    rateNow: [5, 45, 0.05],
    left: [3, 1, 7, 0.5],
    foreclosurePercent: 3,
  },
});
