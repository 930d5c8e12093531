import { loanList } from '../loans/loanList';
import { records } from './records';

/** Loans for a new car. */
export default loanList({
  id: 'car-loans',
  noun: 'car loans',
  records,
  defaults: { amount: 800_000, years: 5 },
  amounts: [100_000, 5_000_000, 50_000],
  usual: [500_000, 800_000, 1_000_000, 1_500_000],
  tenures: [1, 8, 0.5],
});
