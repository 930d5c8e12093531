import { runningPlainLoans } from '../runningPlainLoans';
import { records } from '../../lists/property-loans/records';

/** What borrowers with such a loan could save. */
export default runningPlainLoans({
  records,
  owed: [500_000, 50_000_000, 100_000],
  rates: [5, 25, 0.05],
  left: [1, 20, 0.5],
  leavingPercent: 0,
});
