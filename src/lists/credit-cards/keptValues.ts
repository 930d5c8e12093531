import type { CreditCard } from '../../content/cardTypes';
import { cardValue, type CardValue } from './cardValue';
import { atOwnPlaces, spendingOf, type CardMonth } from './month';

/**
 * Counts a year with each card on a month's spending, and keeps what it counted for the last month: a filter or an order asks for the same again, and
 * on a slow phone sixty cards are a third of what that waits for.
 *
 * @returns from a month and the percent of GST on fees, what counts a card
 */
export function keptValues(): (month: CardMonth, gstPercent: number) => (card: CreditCard) => CardValue {
  let last = { asked: '', values: new WeakMap<CreditCard, CardValue>() };
  return (month, gstPercent) => {
    const spending = spendingOf(month);
    const asked = JSON.stringify([spending, gstPercent]);
    if (asked !== last.asked) last = { asked, values: new WeakMap() };
    const { values } = last;
    return (card) => {
      const value = values.get(card) ?? cardValue(card, { spending: atOwnPlaces(spending, card), gstPercent });
      values.set(card, value);
      return value;
    };
  };
}
