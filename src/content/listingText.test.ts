import { firstOrderSentence, orderSentence } from './listingText';

test.each([
  ['personal-loan-offers', 'rate', 'lowest', 'Ordered by interest rate, lowest first.'],
  ['home-loans', 'provider', 'a-to-z', 'Ordered by name, A to Z.'],
  ['fd-rates', 'interestRate', 'highest', 'Ordered by the rate for 3 years, highest first.'],
  ['index-tracking', 'fundReturn', 'highest', 'Ordered by return in the year, highest first.'],
  ['mutual-funds', 'aum', 'highest', 'Ordered by AUM, highest first, within each type.'],
  ['mutual-funds', 'name', 'a-to-z', 'Ordered by name, A to Z.'],
  ['secured-loan-offers', 'ltv', 'highest', 'Ordered by loan to value (LTV), highest first.'],
] as const)('%s by %s, %s', (kind, by, first, expected) => {
  const sentence = orderSentence({ kind, order: { by, first } });
  expect(sentence).toBe(expected);
});

test.each([
  ['home-loans', 'provider', 'a-to-z', 'Ordered by name, A to Z, unless you choose another order.'],
  [
    'personal-loan-offers',
    'rate',
    'lowest',
    'Ordered by interest rate, lowest first, unless you choose another order.',
  ],
  [
    'fd-rates',
    'interestRate',
    'highest',
    'Ordered by the rate for 3 years, highest first, unless you choose other years or another order.',
  ],
] as const)('%s by %s, %s, where a visitor may change it', (kind, by, first, expected) => {
  expect(firstOrderSentence({ kind, order: { by, first } })).toBe(expected);
});
