/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import { lumpSumAfter } from './lumpSum';
import { monthlyForTarget, returnAtLessCost, sipByYear } from './sip';
import { presentValue } from './timeValue';

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        monthly: z.number(),
        annualReturnPercent: z.number(),
        months: z.int(),
        stepUpPercent: z.number().optional(),
      }),
      expected: z.strictObject({ invested: z.number(), value: z.number().optional() }),
      tolerance: z.number(),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'sip.yml'), 'utf8')));

test.each(cases)('$case is as published', ({ given: { stepUpPercent = 0, ...given }, expected, tolerance }) => {
  const { invested, value } = sipByYear({ ...given, stepUpPercent }).at(-1)!;
  expect(Math.abs(invested - expected.invested)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(value - (expected.value ?? value))).toBeLessThanOrEqual(tolerance);
});

const goals = casesOf('goal', {
  given: z.strictObject({
    target: z.number(),
    annualReturnPercent: z.number(),
    months: z.int(),
    stepUpPercent: z.number().optional(),
  }),
  expected: z.number(),
});

test.each(goals)('a goal of $case', ({ given: { target, stepUpPercent = 0, ...given }, expected, tolerance }) => {
  expect(Math.abs(monthlyForTarget(target, { ...given, stepUpPercent }) - expected)).toBeLessThanOrEqual(tolerance);
});

const plan = fc.record({
  monthly: fc.integer({ min: 100, max: 1_000_000 }),
  annualReturnPercent: fc.double({ min: 0, max: 30, noNaN: true }),
  months: fc.integer({ min: 1, max: 600 }),
  stepUpPercent: fc.double({ min: 0, max: 50, noNaN: true }),
});

const valueOf = (sip: Parameters<typeof sipByYear>[0]): number => sipByYear(sip).at(-1)!.value;

test('more of anything never gives less', () => {
  fc.assert(
    fc.property(plan, (sip) => {
      const value = valueOf(sip);
      expect(valueOf({ ...sip, monthly: sip.monthly + 100 })).toBeGreaterThan(value);
      expect(valueOf({ ...sip, annualReturnPercent: sip.annualReturnPercent + 1 })).toBeGreaterThan(value);
      expect(valueOf({ ...sip, months: sip.months + 1 })).toBeGreaterThan(value);
      expect(valueOf({ ...sip, stepUpPercent: sip.stepUpPercent + 1 })).toBeGreaterThanOrEqual(value);
    }),
  );
});

test('without a return, the value is what was put in', () => {
  fc.assert(
    fc.property(plan, (sip) => {
      const { invested, value } = sipByYear({ ...sip, annualReturnPercent: 0 }).at(-1)!;
      expect(value).toBeCloseTo(invested, 2);
    }),
  );
});

test('the monthly sum for a target reaches it', () => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 10_000, max: 500_000_000 }), ({ monthly: _monthly, ...rest }, target) => {
      const reached = valueOf({ ...rest, monthly: monthlyForTarget(target, rest) });
      expect(Math.abs(reached / target - 1)).toBeLessThan(1e-9);
    }),
  );
});

test('refuses what is no plan', () => {
  expect(() => sipByYear({ monthly: NaN, annualReturnPercent: 12, months: 12 })).toThrow('finite');
  expect(() => sipByYear({ monthly: 1000, annualReturnPercent: 12, months: 1.5 })).toThrow('months must be whole');
  expect(() => monthlyForTarget(100, { annualReturnPercent: 12, months: 0 })).toThrow('at least one month');
  expect(sipByYear({ monthly: 1000, annualReturnPercent: 12, months: 0 })).toEqual([]);
});

test('a sum of later buys less today', () => {
  expect(presentValue(9_991_479, 5, 20)).toBeCloseTo(3_765_690, -2);
  expect(presentValue(100, 0, 30)).toBe(100);
});

test('a cost takes the same share of a SIP as of a single sum, and a fund that costs as much less gives it back', () => {
  const percent = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
  fc.assert(
    fc.property(percent(30), percent(3), fc.integer({ min: 1, max: 40 }), (returnPercent, costPercent, years) => {
      const endOf = (annualReturnPercent: number, cost = 0): number =>
        sipByYear({ monthly: 1000, annualReturnPercent, months: years * 12, costPercent: cost }).at(-1)?.value ?? NaN;
      expect(endOf(returnAtLessCost(returnPercent, costPercent, 12), costPercent) / endOf(returnPercent)).toBeCloseTo(
        1,
      );
      const sum = { amount: 1000, returnPercent: returnAtLessCost(returnPercent, costPercent, 1), costPercent };
      const { without } = lumpSumAfter({ amount: 1000, returnPercent, costPercent: 0 }, years);
      expect(lumpSumAfter(sum, years).value / without).toBeCloseTo(1);
    }),
  );
});
