/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import { lumpSumAfter } from './lumpSum';

const cases = casesOf('lump-sum', {
  given: z.strictObject({ amount: z.number(), returnPercent: z.number(), costPercent: z.number(), years: z.number() }),
  expected: z.number(),
});

test.each(cases)('$case is as published', ({ given: { years, ...sum }, expected, tolerance }) => {
  expect(Math.abs(lumpSumAfter(sum, years).value - expected)).toBeLessThanOrEqual(tolerance);
});

test('a cost takes a share of each year, and never adds', () => {
  const percent = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
  fc.assert(
    fc.property(percent(30), percent(3), fc.integer({ min: 0, max: 50 }), (returnPercent, costPercent, years) => {
      const { value, without } = lumpSumAfter({ amount: 100_000, returnPercent, costPercent }, years);
      expect(value / without).toBeCloseTo((1 - costPercent / 100) ** years, 8);
    }),
  );
});
