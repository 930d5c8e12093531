/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import { LIFETIME_MONTHS } from '../lifetime';
import { emergencyFund, monthsToFill } from './emergencyFund';

const cases = casesOf('emergency-fund', {
  given: z.strictObject({ monthly: z.number(), months: z.number() }),
  expected: z.number(),
});

test.each(cases)('$case is as published', ({ given: { monthly, months }, expected, tolerance }) => {
  expect(Math.abs(emergencyFund(monthly, months) - expected)).toBeLessThanOrEqual(tolerance);
});

test.each([
  [{ saved: 300_000, monthlySaving: 10_000, annualRatePercent: 0 }, 0],
  [{ saved: 50_000, monthlySaving: 10_000, annualRatePercent: 0 }, 25],
  [{ saved: 45_000, monthlySaving: 10_000, annualRatePercent: 0 }, 26],
  [{ saved: 0, monthlySaving: 1, annualRatePercent: 0 }, LIFETIME_MONTHS],
])('a fund of 3 lakh with %j is full after %i months', (plan, months) => {
  expect(monthsToFill(300_000, plan)).toBe(months);
});

test('interest, savings and what is there already never make it take longer', () => {
  const rupees = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(rupees, rupees, rupees, fc.integer({ min: 0, max: 12 }), (fund, saved, monthlySaving, rate) => {
      const plan = { saved, monthlySaving, annualRatePercent: rate };
      const months = monthsToFill(fund, plan);
      expect(monthsToFill(fund, { ...plan, annualRatePercent: rate + 1 })).toBeLessThanOrEqual(months);
      expect(monthsToFill(fund, { ...plan, monthlySaving: monthlySaving * 2 })).toBeLessThanOrEqual(months);
      expect(monthsToFill(fund, { ...plan, saved: saved + 1 })).toBeLessThanOrEqual(months);
    }),
  );
  expect(() => monthsToFill(1, { saved: 0, monthlySaving: 0, annualRatePercent: 3 })).toThrow('only with savings');
});
