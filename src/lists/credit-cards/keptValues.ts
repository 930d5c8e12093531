import type { CreditCard } from '../../content/cardTypes';
import { cardValue, type CardValue } from './cardValue';
import { atOwnPlaces, spendingOf, type CardMonth } from './month';

/**
 * Values cards on a month's spending and remembers the values of the last month: filters and orders ask for the same ones, which on a slow phone take
 * a third of the time to the answer.
 *
 * @returns a function of a month and the GST on fees in percent, which returns one that values a card
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
