/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { billsAfter, healthCover, type HealthNeed } from './healthCover';

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        bill: z.number(),
        bills: z.int(),
        medicalInflationPercent: z.number(),
        years: z.number(),
        income: z.number(),
      }),
      expected: z.number(),
      tolerance: z.number(),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'health-cover.yml'), 'utf8')));

test.each(cases)('$case is as published', ({ given, expected, tolerance }) => {
  expect(Math.abs(healthCover(given) - expected)).toBeLessThanOrEqual(tolerance);
});

const needs: fc.Arbitrary<HealthNeed> = fc.record({
  bill: fc.integer({ min: 50_000, max: 100_000_000 }),
  bills: fc.integer({ min: 1, max: 3 }),
  medicalInflationPercent: fc.double({ min: 0, max: 25, noNaN: true }),
  years: fc.integer({ min: 0, max: 50 }),
  income: fc.integer({ min: 0, max: 500_000_000 }),
});

test('the cover pays the bills and is never below half the income', () => {
  fc.assert(
    fc.property(needs, (need) => {
      const cover = healthCover(need);
      expect(cover).toBeGreaterThanOrEqual(billsAfter(need, need.years));
      expect(cover).toBeGreaterThanOrEqual(need.income / 2);
      expect(cover).toBeGreaterThanOrEqual(need.bill * need.bills);
      expect(healthCover({ ...need, years: need.years + 1 })).toBeGreaterThanOrEqual(cover);
    }),
  );
});

test('without inflation a bill stays as it is', () => {
  fc.assert(
    fc.property(needs, (need) => billsAfter({ ...need, medicalInflationPercent: 0 }, 30) === need.bill * need.bills),
  );
});
