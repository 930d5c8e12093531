/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import { growingAnnuityDue, type GrowingAnnuity } from './growingAnnuity';

/** The closed form of textbooks, kept apart from the code under test. */
function asInTextbooks({ first, years, growthPercent, returnPercent }: GrowingAnnuity): number {
  const ratio = (1 + growthPercent / 100) / (1 + returnPercent / 100);
  return first * (growthPercent === returnPercent ? years : (1 - ratio ** years) / (1 - ratio));
}

/** As visitors enter them: in steps of a quarter of a point, for up to 60 years. */
const percent = fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4);
const annuities: fc.Arbitrary<GrowingAnnuity> = fc.record({
  first: fc.integer({ min: 1, max: 10_000_000 }),
  years: fc.integer({ min: 0, max: 60 }),
  growthPercent: percent,
  returnPercent: percent,
});

test('whole years come to the closed form, to the paisa', () => {
  fc.assert(
    fc.property(annuities, (annuity) => {
      const expected = asInTextbooks(annuity);
      // Above some ₹100 crore a double holds fewer digits than the closed form would need.
      expect(Math.abs(growingAnnuityDue(annuity) - expected)).toBeLessThan(Math.max(0.005, expected * 1e-11));
    }),
    { numRuns: 400 },
  );
});

test('a part of a year counts as that part of its payment', () => {
  fc.assert(
    fc.property(annuities, fc.integer({ min: 1, max: 9 }), (annuity, tenths) => {
      const at = (years: number): number => growingAnnuityDue({ ...annuity, years });
      const { years } = annuity;
      const between = at(years) + ((at(years + 1) - at(years)) * tenths) / 10;
      expect(at(years + tenths / 10) / between).toBeCloseTo(1, 9);
    }),
  );
});

test('it keeps its digits where growth and return are nearly the same', () => {
  const annuity = { first: 600_000, years: 30, growthPercent: 6, returnPercent: 6 + 1e-9 };
  expect(growingAnnuityDue(annuity)).toBeCloseTo(18_000_000, 1);
  expect(growingAnnuityDue({ ...annuity, returnPercent: 6 })).toBeCloseTo(18_000_000, 6);
});

test.each([-1, NaN, Infinity])('%d years are refused', (years) => {
  expect(() => growingAnnuityDue({ first: 1, years, growthPercent: 6, returnPercent: 7 })).toThrow(RangeError);
});
