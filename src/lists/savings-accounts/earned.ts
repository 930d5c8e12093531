import { earnedOnBalance } from '../../lib/quantities/bands';
import type { QuantityCell } from '../../lib/quantities/cell';

/** The largest balance in rupees: above it some banks pay other rates, which the list leaves out. */
export const MOST_BALANCE = 10_000_000;

/** The bank's words if its bands do not split the balance. */
const WHOLE_BALANCE = 'then for the whole balance';

/** Interest of a rate by balance in rupees a year; undefined if the rate is unknown. */
export function earnedAtRate(rate: QuantityCell<'bands'>, balance: number): number | undefined {
  if (rate.kind !== 'bands') return undefined;
  if (rate.note !== undefined && rate.note !== WHOLE_BALANCE) return undefined;
  return earnedOnBalance(rate, balance, rate.note === WHOLE_BALANCE);
}
