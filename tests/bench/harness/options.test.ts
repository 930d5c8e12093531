import { isWhole, readOptions } from './options.mjs';

test('without arguments, everything is measured three times', () => {
  const choice = readOptions([]);
  expect(choice).toEqual({
    only: ['pages', 'interactions', 'lists', 'growth', 'peers'],
    quick: false,
    repetitions: 3,
    routes: undefined,
    build: undefined,
  });
  expect(isWhole(choice)).toBe(true);
});

test('some parts can be run alone, and always in the same order', () => {
  expect(readOptions(['--only', 'interactions,pages']).only).toEqual(['pages', 'interactions']);
  expect(isWhole(readOptions(['--only', 'interactions']))).toBe(true);
});

test('a quick run measures once', () => {
  expect(readOptions(['--quick']).repetitions).toBe(1);
});

test.each([[['--quick']], [['--routes', '/blog']], [['--repetitions', '2']]])('%j is not the whole', (argv) => {
  expect(isWhole(readOptions(argv))).toBe(false);
});

test('routes are paths with commas between them', () => {
  expect(readOptions(['--routes', '/home-loans, /blog']).routes).toEqual(['/home-loans', '/blog']);
});

test.each([
  [['--only', 'page'], '--only'],
  [['--only', ''], '--only'],
  [['--routes', 'blog'], '--routes'],
  [['--repetitions', '0'], '--repetitions'],
  [['--repetitions', '1.5'], '--repetitions'],
  [['--fast'], '--fast'],
])('%j is explained', (argv, named) => {
  expect(() => readOptions(argv)).toThrow(named);
});
