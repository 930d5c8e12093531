import { sample } from './sample';

beforeAll(() => {
  process.env['TEST_ALL'] = '0';
});

const pages = Array.from({ length: 50 }, (_, index) => `/page-${index}`);

test('the same items are drawn on every day, in the order of the list', () => {
  jest.useFakeTimers({ now: new Date('2026-03-01') });
  const drawn = sample(pages, 8, 'test');
  jest.setSystemTime(new Date('2027-11-30'));
  expect(sample(pages, 8, 'test')).toEqual(drawn);
  jest.useRealTimers();
  expect(drawn).toHaveLength(8);
  expect(drawn).toEqual(pages.filter((page) => drawn.includes(page)));
});

test('lists of different names are not drawn in step', () => {
  expect(sample(pages, 8, 'other')).not.toEqual(sample(pages, 8, 'test'));
});

test('an item more, wherever it stands, exchanges one of the sample at most', () => {
  const drawn = sample(pages, 8, 'test');
  for (const place of [0, 25, 50]) {
    const longer = [...pages.slice(0, place), '/new', ...pages.slice(place)];
    const kept = sample(longer, 8, 'test').filter((page) => drawn.includes(page));
    expect(kept.length).toBeGreaterThanOrEqual(7);
  }
});

test('every group is drawn from once before any is drawn from twice', () => {
  const kinds = pages.map((page, index) => ({ page, kind: index < 45 ? 'product' : `kind ${index}` }));
  const six = sample(kinds, 6, 'kinds', ({ kind }) => kind).map(({ kind }) => kind);
  expect(new Set(six).size).toBe(6);
  const ten = sample(kinds, 10, 'kinds', ({ kind }) => kind).map(({ kind }) => kind);
  expect(ten.filter((kind) => kind === 'product')).toHaveLength(5);
});

test('a list that is short enough is drawn whole', () => {
  expect(sample(pages, 50, 'test')).toEqual(pages);
});

test('TEST_ALL draws the whole list', () => {
  process.env['TEST_ALL'] = '1';
  expect(sample(pages, 8, 'test')).toEqual(pages);
  process.env['TEST_ALL'] = '0';
});
