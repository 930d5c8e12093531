import * as fc from '@site/tests/unit/properties';
import { listPagePath, pageNumbers } from './pageNumbers';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 42, [1, 2, null, 42]],
  [3, 42, [1, 2, 3, 4, null, 42]],
  [4, 42, [1, 2, 3, 4, 5, null, 42]],
  [20, 42, [1, null, 19, 20, 21, null, 42]],
  [39, 42, [1, null, 38, 39, 40, 41, 42]],
  [42, 42, [1, null, 41, 42]],
] as const)('page %i of %i', (current, count, shown) => {
  expect(pageNumbers(current, count)).toEqual(shown);
});

test('it always shows the first, the last and the current page, in rising order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [current, count] = a < b ? [a, b] : [b, a];
      const shown = pageNumbers(current, count);
      const pages = shown.filter((page) => page !== null);
      expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('the first page has the address of the list', () => {
  expect(listPagePath('/blog', 1)).toBe('/blog');
  expect(listPagePath('/blog', 2)).toBe('/blog/page/2');
});
