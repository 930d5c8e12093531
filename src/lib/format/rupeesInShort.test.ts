import { differenceInShort, rupeesInShort } from './rupeesInShort';

test.each([
  [39_066, '₹39,066'],
  [99_999, '₹99,999'],
  [100_000, '₹1 lakh'],
  [9_375_840, '₹93.8 lakh'],
  [9_994_999, '₹99.9 lakh'],
  [9_995_000, '₹1 crore'],
  [10_413_840, '₹1.04 crore'],
  [-500, '−₹500'],
  [-250_000, '−₹2.5 lakh'],
])('%d is %s', (rupees, text) => {
  expect(rupeesInShort(rupees)).toBe(text);
});

test.each([
  [4_782_000, 4_446_000, '₹3.3 lakh'],
  [10_413_840, 9_376_000, '₹10.2 lakh'],
  [148_000, 146_000, '₹2,000'],
  [99_000, 94_500, '₹4,500'],
  [4_446_000, 4_782_000, '−₹3.3 lakh'],
])('%d and %d differ by what whoever subtracts them finds', (larger, smaller, difference) => {
  expect(differenceInShort(larger, smaller)).toBe(difference);
});
