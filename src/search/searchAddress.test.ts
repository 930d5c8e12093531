import * as fc from '@site/tests/unit/properties';
import { readSearch, searchAddress } from './searchAddress';

test.each([
  ['', '/search'],
  ['   ', '/search'],
  ['gold loan', '/search?q=gold%20loan'],
  ['a+b & c=d#e', '/search?q=a%2Bb%20%26%20c%3Dd%23e'],
  ['कर', '/search?q=%E0%A4%95%E0%A4%B0'],
])('the address that searches for "%s"', (text, address) => {
  expect(searchAddress(text)).toBe(address);
});

test.each([
  ['', ''],
  ['?q=', ''],
  ['?q=gold+loan', 'gold loan'],
  ['q=gold%20loan&category=Loans', 'gold loan'],
  ['?category=Loans', ''],
])('what "%s" searches for', (query, text) => {
  expect(readSearch(query)).toBe(text);
});

test('an address searches for the text that it was made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(text.trim() !== '');
      expect(readSearch(new URL(searchAddress(text), 'https://example.in').search)).toBe(text);
    }),
  );
});
