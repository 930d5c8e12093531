/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { lifeCover, supportByYear, supportSum, type FamilyNeed } from './lifeCover';

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        yearly: z.number(),
        inflationPercent: z.number(),
        returnPercent: z.number(),
        years: z.int(),
      }),
      expected: z.number(),
      tolerance: z.number(),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'life-cover.yml'), 'utf8')));

test.each(cases)('$case is as published', ({ given: { years, ...need }, expected, tolerance }) => {
  expect(Math.abs(supportSum(need, years) - expected)).toBeLessThanOrEqual(tolerance);
});

const needs: fc.Arbitrary<FamilyNeed> = fc.record({
  yearly: fc.integer({ min: 12_000, max: 100_000_000 }),
  inflationPercent: fc.double({ min: 0, max: 15, noNaN: true }),
  returnPercent: fc.double({ min: 0, max: 15, noNaN: true }),
});
const years = fc.integer({ min: 1, max: 100 });

test('the sum pays every year, and nothing is left after the last', () => {
  fc.assert(
    fc.property(needs, years, (need, time) => {
      const ends = supportByYear(need, time);
      const slack = supportSum(need, time) * 1e-6 * Math.max(1, (1 + need.returnPercent / 100) ** time);
      expect(ends).toHaveLength(time);
      for (const { left } of ends) expect(left).toBeGreaterThanOrEqual(-slack);
      expect(Math.abs(ends.at(-1)!.left)).toBeLessThanOrEqual(slack);
    }),
  );
});

test('longer, dearer and poorer invested all need more', () => {
  fc.assert(
    fc.property(needs, years, (need, time) => {
      const sum = supportSum(need, time);
      expect(supportSum(need, time + 1)).toBeGreaterThan(sum);
      const dearer = { ...need, inflationPercent: need.inflationPercent + 1 };
      expect(supportSum(dearer, time)).toBeGreaterThanOrEqual(sum);
      const betterInvested = { ...need, returnPercent: need.returnPercent + 1 };
      expect(supportSum(betterInvested, time)).toBeLessThanOrEqual(sum);
    }),
  );
  expect(supportSum({ yearly: 600_000, inflationPercent: 6, returnPercent: 7 }, 0)).toBe(0);
});

test.each([
  [{ loans: 3_000_000, goals: 2_000_000, savings: 1_000_000, cover: 500_000 }, 9_500_000],
  [{ loans: 0, goals: 0, savings: 6_000_000, cover: 1_000_000 }, 0],
])('with %j the cover to buy is %d', (sums, need) => {
  // Ten years of 6 lakh, whose rise the return makes good
  expect(lifeCover({ yearly: 600_000, inflationPercent: 6, returnPercent: 6 }, 10, sums).need).toBe(need);
});
