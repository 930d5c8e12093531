import { runningPlainLoans } from '../runningPlainLoans';
import { records } from '../../lists/education-loans/records';

/** What borrowers with such a loan could save. */
export default runningPlainLoans({
  records,
  owed: [100_000, 15_000_000, 100_000],
  rates: [5, 20, 0.05],
  left: [1, 15, 0.5],
  leavingPercent: 0,
  caveat: 'The lowest rates are often for students of a list of leading institutes.',
});
