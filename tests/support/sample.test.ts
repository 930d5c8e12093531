import { sample } from './sample';

beforeAll(() => {
  process.env['TEST_ALL'] = '0';
});

const pages = Array.from({ length: 50 }, (_, index) => `/page-${index}`);

/** What is drawn on each of the days after 1 March 2026, which begins no round. */
function drawnOn(days: number, count: number, salt = 'test'): string[][] {
  return Array.from({ length: days }, (_, day) => {
    const seed = new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10);
    return sample(pages, count, salt, undefined, seed);
  });
}

test('a day draws the same each time, in the order of the list', () => {
  const [first] = drawnOn(1, 8);
  expect(first).toEqual(drawnOn(1, 8)[0]);
  expect(first).toEqual(pages.filter((page) => first!.includes(page)));
});

test('no day draws more than was asked for, and none much less', () => {
  for (const drawn of drawnOn(30, 8)) {
    expect(drawn.length).toBeGreaterThanOrEqual(7);
    expect(drawn.length).toBeLessThanOrEqual(8);
  }
});

test('every page is reached within two rounds, whatever the day one begins', () => {
  for (const count of [1, 3, 8, 49]) {
    const twoRounds = 2 * Math.ceil(pages.length / count) - 1;
    expect(new Set(drawnOn(twoRounds, count).flat()).size).toBe(pages.length);
  }
});

test('rounds are shuffled anew, and lists of different names are not drawn in step', () => {
  const [first, ...later] = drawnOn(50, 8);
  expect(later).not.toContainEqual(first);
  expect(drawnOn(7, 8, 'other')).not.toEqual(drawnOn(7, 8));
});

test('each day draws from every group in proportion', () => {
  const items = pages.map((page, index) => ({ page, kind: index < 30 ? 'product' : 'article' }));
  for (let day = 1; day < 28; day++) {
    const seed = `2026-03-${String(day).padStart(2, '0')}`;
    const kinds = sample(items, 10, 'kinds', ({ kind }) => kind, seed).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'product')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'article')).toHaveLength(4);
  }
});

test('a list that is short enough is drawn whole', () => {
  expect(sample(pages, 50, 'test')).toEqual(pages);
});

test.each(['today', '2026-13-01', ''])('the seed "%s" is refused', (seed) => {
  expect(() => sample(pages, 8, 'test', undefined, seed)).toThrow(`TEST_SEED is "${seed}"`);
});

test('TEST_ALL draws the whole list', () => {
  process.env['TEST_ALL'] = '1';
  expect(sample(pages, 8, 'test')).toEqual(pages);
  process.env['TEST_ALL'] = '0';
});
