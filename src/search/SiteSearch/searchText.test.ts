import { searchText } from './searchText';
import * as words from './messages.en';

// cspell:ignore glod

const gold = { state: 'answered', question: 'gold loan', subjects: 0, pages: 0, isPartial: false } as const;

test.each([
  [{ subjects: 12 }, '12 results for “gold loan”'],
  [{ subjects: 1 }, '1 result for “gold loan”'],
  [{ subjects: 2, pages: 1 }, '2 results and 1 page with these words for “gold loan”'],
  [{ pages: 1234567 }, '12,34,567 pages with these words for “gold loan”'],
  [{}, words.nothing({ question: 'gold loan' })],
  [{ subjects: 5, question: 'glod', instead: 'gold' }, '5 results for “gold” instead of “glod”'],
  [{ subjects: 2, isPartial: true }, words.partial({ question: 'gold loan', results: 2 })],
  [{ state: 'searching' }, words.searching],
  [{ state: 'failed' }, words.failed],
] as const)('%j', (more, expected) => {
  expect(searchText({ ...gold, ...more })).toBe(expected);
});
