import { searchText } from './searchText';

// cspell:ignore glod

test.each([
  ['answered', 12, [], '12 pages for “gold loan”'],
  ['answered', 1, [], '1 page for “gold loan”'],
  ['answered', 1234567, [], '12,34,567 pages for “gold loan”'],
  ['answered', 0, [], 'No page holds “gold loan”. Try fewer words, or another spelling.'],
  ['answered', 3, ['loan'], 'No page holds “loan”. 3 pages without:'],
  ['answered', 1, ['a', 'b'], 'No page holds “a”, “b”. 1 page without:'],
  ['searching', 3, [], 'Searching…'],
  ['failed', 0, [], 'What searching needs could not be loaded.'],
] as const)('%s, %i pages, %j missing', (state, total, missing, expected) => {
  expect(searchText({ state, question: 'gold loan', total, missing, hasSuggestion: false })).toBe(expected);
});

test('beside another spelling it does not ask for one', () => {
  const search = { state: 'answered', question: 'glod', total: 0, missing: [], hasSuggestion: true } as const;
  expect(searchText(search)).toBe('No page holds “glod”.');
});
