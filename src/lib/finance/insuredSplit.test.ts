import * as fc from '@site/tests/unit/properties';
import { insuredSplit, type EarnedAt } from './insuredSplit';

const INSURED = 500_000;

const flat =
  (percent: number): EarnedAt =>
  (rupees) =>
    (rupees * percent) / 100;

/** One rate up to an amount, another for what is above. */
const banded =
  (below: number, limit: number, above: number): EarnedAt =>
  (rupees) =>
    (Math.min(rupees, limit) * below + Math.max(0, rupees - limit) * above) / 100;

const rate = fc.integer({ min: 0, max: 32 }).map((quarters) => quarters / 4);

const bank = fc.oneof(
  rate.map(flat),
  fc.tuple(rate, fc.integer({ min: 1, max: 5 }), rate).map(([low, lakh, high]) => banded(low, lakh * 100_000, high)),
);

const total = (parts: readonly { readonly earned: number }[]): number =>
  parts.reduce((sum, { earned }) => sum + earned, 0);

test('as much as is insured with its interest goes where it earns most, and the rest elsewhere', () => {
  const parts = insuredSplit([flat(5.25), banded(4.5, 100_000, 6), flat(3)], 1_000_000, INSURED);
  expect(parts.map(({ bank, rupees }) => [bank, rupees])).toEqual([
    [0, 470_000],
    [1, 470_000],
    [2, 60_000],
  ]);
  expect(Math.round(total(parts))).toBe(24_675 + 26_700 + 1800);
});

test('a balance that fits one bank stays whole, and one part has what is no full step', () => {
  expect(insuredSplit([flat(3), flat(4)], 123_456, INSURED)).toEqual([
    { bank: 1, rupees: 123_456, earned: (123_456 * 4) / 100 },
  ]);
});

test('a bank that does not take so little is left out, and too few banks have no split', () => {
  const fromOneLakh: EarnedAt = (rupees) => (rupees < 100_000 ? undefined : rupees * 0.06);
  expect(insuredSplit([flat(2), fromOneLakh], 50_000, INSURED).map(({ bank }) => bank)).toEqual([0]);
  expect(insuredSplit([flat(2)], 600_000, INSURED)).toEqual([]);
});

test('the parts are the balance, each at another bank and insured with its interest', () => {
  fc.assert(
    fc.property(
      fc.array(bank, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      (banks, sum) => {
        const parts = insuredSplit(banks, sum, INSURED);
        if (parts.length === 0) return;
        expect(parts.reduce((whole, { rupees }) => whole + rupees, 0)).toBe(sum);
        expect(new Set(parts.map(({ bank }) => bank)).size).toBe(parts.length);
        for (const { bank, rupees, earned } of parts) {
          expect(earned).toBe(banks[bank]?.(rupees));
          expect(rupees + earned).toBeLessThanOrEqual(INSURED);
        }
      },
    ),
  );
});

test('no equal parts earn more, nor does one part that fits', () => {
  fc.assert(
    fc.property(fc.array(bank, { minLength: 4, maxLength: 6 }), fc.integer({ min: 1, max: 150 }), (banks, steps) => {
      const sum = steps * 40_000;
      for (const count of [1, 2, 4]) {
        const part = sum / count;
        const earned = banks.map((earnedAt) => earnedAt(part) ?? 0).filter((each) => part + each <= INSURED);
        if (earned.length < count) continue;
        const equal = earned.sort((a, b) => b - a).slice(0, count);
        const best = total(insuredSplit(banks, sum, INSURED));
        expect(best).toBeGreaterThanOrEqual(equal.reduce((whole, each) => whole + each, 0) - 0.1);
      }
    }),
  );
});
