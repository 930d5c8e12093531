/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import { isRepaid, payFixed, payMinimum } from './cardDebt';
import { LIFETIME_MONTHS } from '../lifetime';

const month = z.strictObject({ interest: z.number(), paid: z.number(), balance: z.number() });
const cases = casesOf('card-debt', {
  given: z.strictObject({
    balance: z.number(),
    monthlyRatePercent: z.number(),
    gstPercent: z.number(),
    minimumPercent: z.number(),
    minimumRupees: z.number(),
    restPercent: z.number().optional(),
  }),
  expected: z.strictObject({
    months: z.int().optional(),
    interest: z.number().optional(),
    byMonth: z.record(z.string(), month).default({}),
  }),
});

test.each(cases)('$case', ({ given, expected, tolerance }) => {
  const months = payMinimum(given);
  const interest = months.reduce((sum, month) => sum + month.interest, 0);
  expect(months).toHaveLength(expected.months ?? months.length);
  expect(Math.abs(interest - (expected.interest ?? interest))).toBeLessThanOrEqual(tolerance);
  for (const [number, published] of Object.entries(expected.byMonth)) {
    const found = months[Number(number) - 1]!;
    for (const part of ['interest', 'paid', 'balance'] as const) {
      expect(Math.abs(found[part] - published[part])).toBeLessThanOrEqual(tolerance);
    }
  }
});

describe('the minimum due of a card', () => {
  const debt = { balance: 100_000, monthlyRatePercent: 3.5, gstPercent: 18, minimumPercent: 5, minimumRupees: 200 };

  test('what is paid is the debt and its interest, and the balance ends at zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 5_000_000 }),
        fc.double({ min: 0.5, max: 3.5, noNaN: true }),
        fc.double({ min: 5, max: 25, noNaN: true }),
        (balance, monthlyRatePercent, minimumPercent) => {
          const months = payMinimum({ ...debt, balance, monthlyRatePercent, minimumPercent });
          const paid = months.reduce((sum, month) => sum + month.paid, 0);
          const interest = months.reduce((sum, month) => sum + month.interest, 0);
          expect(months.at(-1)!.balance).toBeLessThan(0.01);
          expect(Math.abs(paid - balance - interest)).toBeLessThan(0.01);
        },
      ),
    );
  });

  test('the higher of two rules is paid each month, and no rule takes more than is owed', () => {
    const percent = fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 500_000 }),
        percent,
        percent,
        (balance, minimumPercent, restPercent) => {
          const firstOf = (rules: object) => payMinimum({ ...debt, balance, minimumRupees: 0, ...rules })[0]!;
          const bill = firstOf({ minimumPercent });
          const rest = firstOf({ minimumPercent: 0, restPercent });
          expect(firstOf({ minimumPercent, restPercent }).paid).toBe(Math.max(bill.paid, rest.paid));
          // With interest and GST in full, what is taken off the debt is that share of it, so it always falls.
          expect(balance - rest.balance).toBeCloseTo((balance * restPercent) / 100, 6);
        },
      ),
    );
  });

  test('twice the minimum is twice what is due, up to all of it', () => {
    const [once, twice] = [1, 2].map((times) => payMinimum({ ...debt, times })[0]!.paid);
    expect(twice).toBe(2 * once!);
    expect(payMinimum({ ...debt, times: 2, minimumPercent: 60 })).toHaveLength(1);
  });

  test('paying more never costs more', () => {
    const total = (minimumPercent: number): number =>
      payMinimum({ ...debt, minimumPercent }).reduce((sum, month) => sum + month.paid, 0);
    expect(total(10)).toBeLessThan(total(5));
    const fixed = payFixed(debt, 5_207);
    expect(fixed.length).toBeLessThan(payMinimum(debt).length);
  });

  test('a debt whose payment does not cover the interest is cut off', () => {
    expect(payFixed(debt, 1_000)).toHaveLength(LIFETIME_MONTHS);
    expect(isRepaid(payFixed(debt, 1_000))).toBe(false);
    expect(isRepaid(payFixed(debt, 10_000))).toBe(true);
  });
});
