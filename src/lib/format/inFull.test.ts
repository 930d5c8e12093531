import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInFull, rupeesInShortOrFull } from './inFull';

test.each([
  [numberInFull(6.5), '6.5'],
  [numberInFull(0.1 + 0.2), '0.3'],
  [numberInFull(1 / 3), '0.3333333333'],
  [numberInFull(999.1479190412), '999.14791904'],
  [percentInFull(7.125), '7.125%'],
  [rupeesInFull(500_000), '₹5,00,000'],
  [rupeesInFull(8_906.25), '₹8,906.25'],
  [rupeesInFull(0.1 + 0.2 + 0.7), '₹1'],
  [rupeesInShortOrFull(10_000_000), '₹1 crore'],
  [rupeesInShortOrFull(12_345_678), '₹1,23,45,678'],
  [rupeesInShortOrFull(930_000), '₹9.3 lakh'],
  [rupeesInShortOrFull(935_000), '₹9,35,000'],
  [rupeesInShortOrFull(9_999_000), '₹99,99,000'],
  [rupeesAtLeastNil(250_000), '₹2,50,000'],
  [rupeesAtLeastNil(-1_250.5), '−₹1,250.50, so ₹0'],
])('%s keeps every digit', (shown, expected) => {
  expect(shown).toBe(expected);
});
