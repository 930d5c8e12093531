import cards from '@site/src/content/deposit-slabs.yml';
import { earnedAtRate, MOST_BALANCE } from '../../lists/savings-accounts/earned';
import { inOneWindow } from '../../machines/list/window';
import { isAsked, type Parked } from './values';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';

/** What savings accounts leave after tax, in rupees. */
export interface Savings {
  readonly least: number;
  readonly most: number;
  /** Percent a year on the whole sum */
  readonly leastPercent: number;
  readonly mostPercent: number;
  readonly count: number;
}

/**
 * The range over the accounts that their list ranks for this balance; undefined for a balance that it does not have. Without interest on interest.
 *
 * @param left the share of interest that tax leaves, from 0 to 1
 */
export function savingsFor({ sum, months, banks }: Parked, left: number): Savings | undefined {
  if (sum > MOST_BALANCE) return undefined;
  const offers = cards.accounts.flatMap((account) => {
    const earned = earnedAtRate(account.rate, sum);
    const { minimum = 0 } = account;
    return earned === undefined || minimum > sum || !isAsked(account, banks) ? [] : [{ account, earned }];
  });
  const { inside } = inOneWindow(offers, ({ account }) => account);
  const earned = inside.map((offer) => offer.earned).sort((one, other) => one - other);
  const [least, most] = [earned[0], earned.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const kept = (rupees: number): number => (rupees * left * months) / MONTHS_IN_YEAR;
  return {
    least: kept(least),
    most: kept(most),
    leastPercent: (least / sum) * 100,
    mostPercent: (most / sum) * 100,
    count: earned.length,
  };
}
