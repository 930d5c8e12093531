import { searchText } from './searchText';

test.each([
  ['answered', 12, '12 pages with “gold loan”'],
  ['answered', 1, '1 page with “gold loan”'],
  ['answered', 1234567, '12,34,567 pages with “gold loan”'],
  ['answered', 0, 'No page holds “gold loan”. Try fewer words, or another spelling.'],
  ['searching', 3, 'Searching…'],
  ['failed', 0, ''],
] as const)('%s, %i pages', (state, total, expected) => {
  expect(searchText({ state, question: 'gold loan', total })).toBe(expected);
});
