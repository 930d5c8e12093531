import figures from '@site/src/content/figures.yml';
import type { CreditCard } from '../lib/offers/cardTypes';
import { cardValue, type CardValue, type Spending } from '../lib/offers/cardValue';
import { currentPeriod, findFigure } from './figures';

/** A household's month on a card, in rupees, with which card pages count until a visitor can give their own. It is an example, not an average. */
export const exampleMonth: readonly Spending[] = [
  { category: 'groceries', rupees: 6000 },
  { category: 'dining', rupees: 2000 },
  { category: 'food delivery', at: 'Swiggy', rupees: 1500 },
  { category: 'online shopping', at: 'Amazon', rupees: 3000 },
  { category: 'online shopping', at: 'Flipkart', rupees: 2000 },
  { category: 'bills', rupees: 3000 },
  { category: 'phone', rupees: 1000 },
  { category: 'fuel', rupees: 4000 },
  { category: 'travel', rupees: 3000 },
  { category: 'insurance', rupees: 1500 },
  { category: 'other shops', rupees: 3000 },
];

/** Fuel and telephone are bought where the card pays for them, as somebody who chose the card would. */
function monthWith({ rewards }: CreditCard): readonly Spending[] {
  return exampleMonth.map((entry) => {
    if (entry.at !== undefined) return entry;
    const place = rewards.rules.find(({ on, at }) => on?.includes(entry.category) && at !== undefined)?.at?.[0];
    return place === undefined ? entry : { ...entry, at: place };
  });
}

/** What a card returns in a year on the example month. */
export function exampleValue(card: CreditCard): CardValue {
  const gstPercent = Number.parseFloat(currentPeriod(findFigure(figures, 'card-gst')).value);
  return cardValue(card, { spending: monthWith(card), gstPercent });
}
