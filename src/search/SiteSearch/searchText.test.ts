import { searchText } from './searchText';

// cspell:ignore glod

const gold = { state: 'answered', question: 'gold loan', subjects: 0, pages: 0, isPartial: false } as const;

test.each([
  [{ subjects: 12 }, '12 results for “gold loan”'],
  [{ subjects: 1 }, '1 result for “gold loan”'],
  [{ subjects: 2, pages: 1 }, '2 results and 1 page with these words for “gold loan”'],
  [{ pages: 1234567 }, '12,34,567 pages with these words for “gold loan”'],
  [{}, 'Nothing found for “gold loan”. Try fewer words, or another spelling.'],
  [{ subjects: 5, question: 'glod', instead: 'gold' }, '5 results for “gold” instead of “glod”'],
  [{ subjects: 2, isPartial: true }, 'Nothing has all words of “gold loan”. 2 results with most of them:'],
  [{ state: 'searching' }, 'Searching…'],
  [{ state: 'failed' }, 'What searching needs could not be loaded.'],
] as const)('%j', (more, expected) => {
  expect(searchText({ ...gold, ...more })).toBe(expected);
});
