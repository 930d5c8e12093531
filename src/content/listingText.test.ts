import { isReviewDue, orderSentence } from './listingText';

test.each([
  ['home-loan-offers', 'interestRate', 'lowest', 'Ordered by interest rate, lowest first.'],
  ['home-loan-offers', 'provider', 'a-to-z', 'Ordered by name, A to Z.'],
  ['mutual-funds', 'returns3Y', 'highest', 'Ordered by 3-year return, highest first.'],
  ['mutual-funds', 'aum', 'highest', 'Ordered by AUM, highest first.'],
  ['secured-loan-offers', 'ltv', 'highest', 'Ordered by LTV, highest first.'],
] as const)('%s by %s, %s', (kind, by, first, expected) => {
  const sentence = orderSentence({ kind, order: { by, first } });
  expect(sentence).toBe(expected);
});

test.each([
  ['the day itself', '2025-06-30T12:00:00Z', false],
  ['the last day in time', '2025-09-28T00:00:00Z', false],
  ['a moment later', '2025-09-28T00:00:01Z', true],
  ['a year later', '2026-06-30T00:00:00Z', true],
])('90 days after 30 June: %s', (_when, now, due) => {
  expect(isReviewDue({ checked: '2025-06-30', reviewEveryDays: 90 }, new Date(now))).toBe(due);
});
