import { runningPlainLoans } from '../runningPlainLoans';
import { records } from '../../lists/personal-loans/records';

/** What borrowers with such a loan could save. */
export default runningPlainLoans({
  records,
  owed: [50_000, 5_000_000, 10_000],
  rates: [5, 45, 0.05],
  left: [1, 7, 0.5],
  leavingPercent: 3,
});
