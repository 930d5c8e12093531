import * as fc from '@site/tests/unit/properties';
import { nearest } from './nearest';

const numbers = [9, 4, 6];
const from = (place: number) => (number: number) => Math.abs(number - place);

test.each([
  [6, 2, 6],
  [5, 2, 4],
  [11, 2, 9],
  [12, 2, undefined],
  [4, 0, 4],
])('to %i, at most %i away: %s', (place, most, expected) => {
  expect(nearest(numbers, from(place), most)).toBe(expected);
});

test('of none there is no nearest', () => {
  expect(nearest([], from(5), 100)).toBeUndefined();
});

test('nothing is nearer than what it finds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (candidates, place) => {
      const found = nearest(candidates, from(place), Infinity);
      expect(found === undefined ? [] : [from(place)(found)]).toEqual(
        candidates
          .map(from(place))
          .sort((a, b) => a - b)
          .slice(0, 1),
      );
    }),
  );
});
