import { orderSentence } from './listingText';

test.each([
  ['personal-loan-offers', 'rate', 'lowest', 'Ordered by interest rate, lowest first.'],
  ['home-loans', 'provider', 'a-to-z', 'Ordered by name, A to Z.'],
  ['mutual-funds', 'returns3Y', 'highest', 'Ordered by 3-year return, highest first.'],
  ['mutual-funds', 'aum', 'highest', 'Ordered by AUM, highest first.'],
  ['secured-loan-offers', 'ltv', 'highest', 'Ordered by loan to value (LTV), highest first.'],
] as const)('%s by %s, %s', (kind, by, first, expected) => {
  const sentence = orderSentence({ kind, order: { by, first } });
  expect(sentence).toBe(expected);
});
