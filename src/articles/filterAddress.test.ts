import * as fc from '@site/tests/unit/properties';
import { categoryFilters } from '../content/categories';
import { categoryAddress, filterAddress, readFilter } from './filterAddress';

test.each([
  [{}, '/blog'],
  [{ category: 'All', text: '  ' }, '/blog'],
  [{ category: 'Loans' }, '/blog?category=Loans'],
  [{ category: 'Credit Cards' }, '/blog?category=Credit%20Cards'],
  [{ text: 'home loan' }, '/blog?q=home%20loan'],
  [{ category: 'Insurance', text: '50% & more?' }, '/blog?category=Insurance&q=50%25%20%26%20more%3F'],
  [{ text: 'a+b' }, '/blog?q=a%2Bb'],
] as const)('%j is at %s', (filter, address) => {
  expect(filterAddress(filter)).toBe(address);
});

test('what is not filtered stays on the page of the list being read', () => {
  expect(filterAddress({ category: 'All', text: '' }, '/blog/page/3')).toBe('/blog/page/3');
  expect(filterAddress({ category: 'Loans', text: '' }, '/blog/page/3')).toBe('/blog?category=Loans');
});

test.each([
  ['', 'All', ''],
  ['?category=Loans', 'Loans', ''],
  ['?category=Mutual+Funds', 'Mutual Funds', ''],
  ['?category=Mutual%20Funds&q=SIP', 'Mutual Funds', 'SIP'],
  ['?category=loans', 'All', ''],
  ['?category=Investments', 'All', ''],
  ['?category=', 'All', ''],
  ['?category=constructor', 'All', ''],
  ['?category=<script>', 'All', ''],
  ['?category=Loans&category=Insurance', 'Loans', ''],
  ['?q=%E0%A4', 'All', '\uFFFD'],
  ['?q=%', 'All', '%'],
])('%s reads as %s and "%s"', (search, category, text) => {
  expect(readFilter(search)).toEqual({ category, text });
});

test('every filter comes back from its address as it went in', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((typed) => typed.trim() !== '');
  fc.assert(
    fc.property(fc.constantFrom(...categoryFilters), text, (category, typed) => {
      const { search } = new URL(filterAddress({ category, text: typed }), 'https://site.example');
      expect(readFilter(search)).toEqual({ category, text: typed });
    }),
  );
});

test('half a character typed into the box does not break the address', () => {
  expect(filterAddress({ text: '\uD83D' })).toBe('/blog?q=%EF%BF%BD');
});

test('only the six filters have a list of their own', () => {
  expect(categoryAddress('Loans')).toBe('/blog?category=Loans');
  expect(categoryAddress('Investments')).toBeUndefined();
});
