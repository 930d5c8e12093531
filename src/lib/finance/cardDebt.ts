import { withGst } from './apr';
import { LIFETIME_MONTHS } from '../lifetime';

export interface CardDebt {
  /** Rupees owed. */
  readonly balance: number;
  /** Percent a month. */
  readonly monthlyRatePercent: number;
  /** GST on the interest, in percent. */
  readonly gstPercent: number;
  /** What is paid each month: a share of all that is owed, in percent, and at least so many rupees. */
  readonly minimumPercent: number;
  readonly minimumRupees: number;
  /**
   * Where an issuer asks for interest and GST in full and a share of the rest, that share in percent. With a share of all as well, the higher of
   * the two is paid.
   */
  readonly restPercent?: number | undefined;
  /** How many minimums are paid each month: 1 if left out */
  readonly times?: number | undefined;
}

/** One month of a card's debt, in unrounded rupees. */
export interface CardMonth {
  readonly interest: number;
  readonly paid: number;
  readonly balance: number;
}

/** Less than a paisa is owed to nobody: it is what floating-point leaves behind. */
const NOTHING = 0.005;

/**
 * Whether nothing is owed after these months. If not, they are only the first of a debt without an end, and their sums are no totals.
 */
export function isRepaid(months: readonly CardMonth[]): boolean {
  return (months.at(-1)?.balance ?? 0) <= NOTHING;
}

/**
 * A card balance of which only the minimum is paid and to which nothing is added. Interest and its GST are charged each month before the
 * payment.
 *
 * @returns one entry a month until nothing is owed, or 1,200 of them when it never ends
 */
export function payMinimum({
  balance,
  monthlyRatePercent,
  gstPercent,
  minimumPercent,
  minimumRupees,
  restPercent,
  times = 1,
}: CardDebt): readonly CardMonth[] {
  const months: CardMonth[] = [];
  let owed = balance;
  while (owed > NOTHING && months.length < LIFETIME_MONTHS) {
    const interest = withGst(owed * (monthlyRatePercent / 100), gstPercent);
    const due = owed + interest;
    const withInterest = restPercent === undefined ? 0 : interest + (owed * restPercent) / 100;
    const paid = Math.min(due, times * Math.max((due * minimumPercent) / 100, withInterest, minimumRupees));
    owed = due - paid;
    months.push({ interest, paid, balance: owed });
  }
  return months;
}

/**
 * The same debt with one fixed payment a month.
 *
 * @param payment rupees a month
 */
export function payFixed(debt: CardDebt, payment: number): readonly CardMonth[] {
  return payMinimum({ ...debt, minimumPercent: 0, restPercent: undefined, times: 1, minimumRupees: payment });
}
