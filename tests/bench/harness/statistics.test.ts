import { interleave, median } from './statistics.mjs';

test.each([
  [[7], 7],
  [[30, 10, 20], 20],
  [[4, 1, 3, 2], 2.5],
  [[100, 9, 20], 20],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the values are left in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no values');
});

test('two things take turns at going first', () => {
  expect(interleave('A', 'B', 1)).toEqual(['A', 'B']);
  expect(interleave('A', 'B', 3)).toEqual(['A', 'B', 'B', 'A', 'A', 'B']);
});
