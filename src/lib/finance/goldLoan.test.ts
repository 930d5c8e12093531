/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { bulletInterestShare, goldValue, largestGoldLoan, mostGoldLoan, tierOf, type LtvTier } from './goldLoan';

const tiers: readonly LtvTier[] = [
  { sharePercent: 85, upTo: 250_000 },
  { sharePercent: 80, upTo: 500_000 },
  { sharePercent: 75, upTo: Infinity },
];

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        grams: z.number(),
        carats: z.number(),
        price: z.number(),
        flatPercent: z.number().optional(),
        rate: z.number().optional(),
        months: z.number().optional(),
      }),
      expected: z.strictObject({ value: z.number(), loan: z.number().optional() }),
      tolerance: z.number(),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'gold-loan.yml'), 'utf8')));

test.each(cases)('$case is as published', ({ given, expected, tolerance }) => {
  const { grams, carats, price, flatPercent, rate = 0, months = 0 } = given;
  const value = goldValue(grams, carats, price);
  const limits = flatPercent === undefined ? tiers : [{ sharePercent: flatPercent, upTo: Infinity }];
  const loan = mostGoldLoan(value, limits, bulletInterestShare(rate, months));
  expect(Math.abs(value - expected.value)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(loan - (expected.loan ?? loan))).toBeLessThanOrEqual(tolerance);
});

const value = fc.double({ min: 1, max: 500_000_000, noNaN: true });
const interest = fc.double({ min: 0, max: 1, noNaN: true });

test('the largest loan keeps the limit of its own step, and a rupee more would break it', () => {
  const isAllowed = (loan: number, worth: number, share: number): boolean =>
    loan * (1 + share) <= (worth * (tierOf(loan, tiers)?.sharePercent ?? 0)) / 100 + 0.01;
  fc.assert(
    fc.property(value, interest, (worth, share) => {
      const loan = mostGoldLoan(worth, tiers, share);
      expect(isAllowed(loan, worth, share)).toBe(true);
      expect(isAllowed(loan + 1, worth, share)).toBe(false);
    }),
  );
});

test('more gold never raises less, and interest that waits never raises more', () => {
  fc.assert(
    fc.property(value, interest, (worth, share) => {
      expect(mostGoldLoan(worth * 1.1, tiers, share)).toBeGreaterThanOrEqual(mostGoldLoan(worth, tiers, share));
      expect(mostGoldLoan(worth, tiers, share)).toBeLessThanOrEqual(mostGoldLoan(worth, tiers));
    }),
  );
});

test.each([
  [250_000, 85],
  [250_001, 80],
  [500_000, 80],
  [500_001, 75],
  [500_000_000, 75],
])('a loan of %d may be %d%% of the value', (loan, sharePercent) => {
  expect(tierOf(loan, tiers)?.sharePercent).toBe(sharePercent);
});

test('a loan in one go owes no more than the limit, one in EMIs starts at it, and either repays loan and interest', () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 1, max: 36 }), (worth, months) => {
      const [bullet, emi] = (['bullet', 'emi'] as const).map((repayment) =>
        largestGoldLoan(worth, { annualRatePercent: 12, months, repayment }, tiers),
      );
      expect(bullet!.payment).toBeCloseTo(bullet!.loan + bullet!.interest, 4);
      // On a few rupees the rounded EMIs may come to less than the loan.
      expect(Math.max(emi!.payment * months, emi!.loan)).toBeCloseTo(emi!.loan + emi!.interest, 4);
      expect(emi!.loan).toBe(Math.floor(mostGoldLoan(worth, tiers)));
      expect(bullet!.payment).toBeLessThanOrEqual((worth * 85) / 100 + 0.01);
    }),
  );
});
