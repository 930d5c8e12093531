/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { refinance, refinanceKeepingEmi, wayOn, waysOn, type RunningLoan } from './refinance';

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        balance: z.number(),
        annualRatePercent: z.number(),
        monthsLeft: z.int(),
        newRatePercent: z.number(),
        charge: z.number(),
      }),
      expected: z.strictObject({
        emiBefore: z.int().optional(),
        emiAfter: z.int().optional(),
        saving: z.number().optional(),
        monthsKeepingEmi: z.int().optional(),
      }),
      tolerance: z.strictObject({ saving: z.number(), months: z.int() }),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'refinance.yml'), 'utf8')));

test.each(cases)('$case is as published', ({ given: { newRatePercent, charge, ...loan }, expected, tolerance }) => {
  const { emiBefore, emiAfter, saving } = refinance(loan, newRatePercent, charge);
  const { months } = refinanceKeepingEmi(loan, newRatePercent, charge);
  expect({ emiBefore, emiAfter }).toEqual({
    emiBefore: expected.emiBefore ?? emiBefore,
    emiAfter: expected.emiAfter ?? emiAfter,
  });
  expect(Math.abs(saving - (expected.saving ?? saving))).toBeLessThanOrEqual(tolerance.saving);
  expect(Math.abs(months - (expected.monthsKeepingEmi ?? months))).toBeLessThanOrEqual(tolerance.months);
});

const loans: fc.Arbitrary<RunningLoan> = fc.record({
  balance: fc.integer({ min: 100_000, max: 500_000_000 }),
  annualRatePercent: fc.integer({ min: 500, max: 2_000 }).map((hundredths) => hundredths / 100),
  monthsLeft: fc.integer({ min: 12, max: 360 }),
});

test('who keeps the EMI is done earlier and saves at least as much', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 10, max: 300 }), (loan, hundredths) => {
      const newRate = loan.annualRatePercent - hundredths / 100;
      const kept = refinanceKeepingEmi(loan, newRate, 10_000);
      expect(kept.months).toBeLessThanOrEqual(loan.monthsLeft);
      // The EMIs are whole rupees, so a saving may be off by half a rupee for each month on either side.
      expect(kept.saving).toBeGreaterThanOrEqual(refinance(loan, newRate, 10_000).saving - loan.monthsLeft);
    }),
  );
});

test('the same rate saves nothing, and a charge is lost', () => {
  const loan = { balance: 4_000_000, annualRatePercent: 9, monthsLeft: 180 };
  expect(refinance(loan, 9, 11_800).saving).toBe(-11_800);
  expect(Math.abs(refinanceKeepingEmi(loan, 9, 11_800).saving + 11_800)).toBeLessThan(180);
});

test('one month is left', () => {
  const loan = { balance: 500_000_000, annualRatePercent: 12, monthsLeft: 1 };
  expect(refinance(loan, 6, 0)).toEqual({
    emiBefore: 505_000_000,
    emiAfter: 502_500_000,
    saving: 2_500_000,
    paysBackInMonths: 0,
  });
});

test('what is still to pay falls by what a way saves', () => {
  fc.assert(
    fc.property(
      loans,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (loan, rate, charge) => {
        const stay = wayOn(loan, loan.annualRatePercent, 0);
        const { toPay, saving } = wayOn(loan, rate, charge);
        expect(stay.saving).toBe(0);
        expect(stay.toPay - toPay).toBeCloseTo(saving, 4);
      },
    ),
  );
});

test.each([
  ['both cost more than they save', 8.9, 9, 'stay'],
  ['the own lender comes down far enough', 8, 8.2, 'reprice'],
  ['another lender is cheaper by more than its charges', 8.9, 8, 'move'],
] as const)('the best way on when %s', (_why, ownRate, otherRate, expected) => {
  const ways = waysOn(
    { balance: 4_000_000, annualRatePercent: 9, monthsLeft: 12 },
    { reprice: { annualRatePercent: ownRate, charge: 5_900 }, move: { annualRatePercent: otherRate, charge: 9_000 } },
  );
  expect(ways.best).toBe(ways[expected]);
  expect(ways.best.toPay).toBe(Math.min(ways.stay.toPay, ways.reprice.toPay, ways.move.toPay));
});
