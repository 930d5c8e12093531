import { runningPlainLoans } from '../runningPlainLoans';
import { records } from '../../lists/car-loans/records';

/** What borrowers with such a loan could save. */
export default runningPlainLoans({
  records,
  owed: [50_000, 5_000_000, 50_000],
  rates: [5, 25, 0.05],
  left: [1, 8, 0.5],
  leavingPercent: 3,
  caveat: 'The rates are those for new cars; for one that has been driven a lender may ask more.',
});
