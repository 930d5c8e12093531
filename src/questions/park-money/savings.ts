import type { FigureValues } from '../../content/figureValues';
import { accounts, inputs, type AccountOffer } from '../../lists/savings-accounts/accounts';
import { rankAccounts } from '../../lists/savings-accounts/rank';
import { isAsked, type Parked } from './values';

/** What savings accounts leave after tax, in rupees. */
export interface Savings {
  readonly least: number;
  readonly most: number;
  /** Percent a year on the whole sum */
  readonly leastPercent: number;
  readonly mostPercent: number;
  readonly count: number;
}

const MONTHS_IN_YEAR = 12;

/** The largest balance for which the list has rates. */
export const mostInSavings = (): number =>
  inputs.balance.kind === 'number' ? inputs.balance.spec.limits.max : Infinity;

/** The range over the accounts that can be ranked; undefined for a balance that the list does not have. Without interest on interest. */
export function savingsFor({ sum, months, slab, banks }: Parked, figures: FigureValues): Savings | undefined {
  if (sum > mostInSavings()) return undefined;
  const saving = { balance: sum, slab, zero: false, order: 'earn' };
  const asked = accounts.records.filter(({ provider }) => isAsked(provider, banks));
  const { byEarned } = rankAccounts(saving, figures, asked);
  const [most, least] = [byEarned[0], byEarned.at(-1)];
  if (!most || !least) return undefined;
  const kept = ({ afterTax }: AccountOffer): number => (afterTax * months) / MONTHS_IN_YEAR;
  const percent = ({ earned }: AccountOffer): number => (earned / sum) * 100;
  return {
    least: kept(least),
    most: kept(most),
    leastPercent: percent(least),
    mostPercent: percent(most),
    count: byEarned.length,
  };
}
