import { runningPlainLoans } from '../runningPlainLoans';
import { records } from '../../lists/business-loans/records';

/** What borrowers with such a loan could save. */
export default runningPlainLoans({
  records,
  owed: [100_000, 20_000_000, 100_000],
  rates: [5, 45, 0.05],
  left: [1, 7, 0.5],
  leavingPercent: 3,
});
