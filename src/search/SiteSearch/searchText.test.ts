import { searchText } from './searchText';

// cspell:ignore glod

const gold = { state: 'answered', question: 'gold loan', missing: [], isPartial: false } as const;

test.each([
  ['answered', 12, [], '12 results for “gold loan”'],
  ['answered', 1, [], '1 result for “gold loan”'],
  ['answered', 1234567, [], '12,34,567 results for “gold loan”'],
  ['answered', 0, [], 'No page holds “gold loan”. Try fewer words, or another spelling.'],
  ['answered', 3, ['loan'], 'No page holds “loan”. 3 results without:'],
  ['answered', 1, ['a', 'b'], 'No page holds “a”, “b”. 1 result without:'],
  ['searching', 3, [], 'Searching…'],
  ['failed', 0, [], 'What searching needs could not be loaded.'],
] as const)('%s, %i results, %j missing', (state, total, missing, expected) => {
  expect(searchText({ ...gold, state, total, missing })).toBe(expected);
});

test('it says what was searched for instead', () => {
  expect(searchText({ ...gold, question: 'glod', missing: ['glod'], instead: 'gold', total: 5 })).toBe(
    'No page holds “glod”. 5 results for “gold” instead:',
  );
});

test('it says that nothing has all words', () => {
  expect(searchText({ ...gold, isPartial: true, total: 2 })).toBe(
    'No page has all words of “gold loan”. 2 results with most of them:',
  );
});
