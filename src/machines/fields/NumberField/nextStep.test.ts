import * as fc from '@site/tests/unit/properties';
import { nextStep } from './nextStep';

const rate = { min: 0, max: 30, step: 0.5 };
const monthly = { min: 500, max: 1_000_000, step: 500, sliderMost: 100_000 };

test.each([
  [rate, 12, 1, 12.5],
  [rate, 12, -1, 11.5],
  [rate, 7.3, 1, 7.5],
  [rate, 7.3, -1, 7],
  [rate, 29.9, 1, 30],
  [rate, 30, 1, 30],
  [rate, 0.2, -1, 0],
  [rate, 0, -1, 0],
  [{ min: 0.1, max: 1, step: 0.1 }, 0.1 + 0.2, 1, 0.4],
  [{ min: 0.1, max: 1, step: 0.1 }, 0.1 + 0.2, -1, 0.2],
  [{ min: 1, max: 10, step: 4 }, 9, 1, 10],
  // A typed value beyond the end of the slider
  [monthly, 100_000, 1, 100_500],
  [monthly, 12_345, 1, 12_500],
] as const)('%o: from %d, %d leads to %d', (limits, value, direction, next) => {
  expect(nextStep(limits, value, direction)).toBe(next);
});

test('a step down takes a step up back, from any step but the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), (index) => {
      const value = index * rate.step;
      expect(nextStep(rate, nextStep(rate, value, 1), -1)).toBe(value);
    }),
  );
});
