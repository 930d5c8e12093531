import { cards } from '../../src/content/schemas/cards';
import { defaults, spendingOf } from '../../src/lists/credit-cards/month';
import type { CreditCard } from '../../src/content/cardTypes';
import { cardValue } from '../../src/lists/credit-cards/cardValue';
import type { CardOffer } from '../../src/lists/credit-cards/rankCards';

/** A made-up card, so that an editor may change those of the site without breaking a test. */
export const someCard = cards.row.parse({
  id: 'some-cashback',
  name: 'Some Cashback Card',
  issuer: 'axis-bank',
  networks: ['Visa'],
  fees: { joining: '₹999', yearly: '₹999', document: 'some-terms' },
  rewards: {
    paidAs: 'Money off the bill',
    comesByItself: true,
    rules: [
      { earns: '5%', on: ['online shopping', 'food delivery', 'travel'], cap: '₹2,000 a month' },
      { earns: '5%', on: ['bills'], if: 'paid through an app', cap: '₹500 a month' },
      { earns: '1%' },
    ],
    nothingOn: ['fuel'],
    unconfirmed: true,
    document: 'some-terms',
  },
  markup: { value: '3.50%', document: 'some-terms' },
  lounges: { domestic: { visits: 'None' }, abroad: { visits: 'None' }, document: 'some-terms' },
  income: { value: 'Not found' },
  link: 'https://bank.example/',
}) as CreditCard;

/** It for a month with this much of online shopping. */
export const offerFor = (online: number): CardOffer => {
  const spending = spendingOf({ ...defaults, food: 10_000, bills: 4000, online, fuel: 3000, other: 0 });
  return { card: someCard, value: cardValue(someCard, { spending, gstPercent: 18 }) };
};
