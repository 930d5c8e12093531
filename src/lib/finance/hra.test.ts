/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import { hraExemption, hraLimits, type RentedHome } from './hra';

/** Rent counts above this share of the salary. */
const OWN_PERCENT = 10;

const cases = casesOf('hra', {
  given: z.strictObject({ basic: z.number(), hra: z.number(), rent: z.number(), cityPercent: z.number() }),
  expected: z.number(),
});

test.each(cases)('$case is as published', ({ given: { cityPercent, ...home }, expected, tolerance }) => {
  expect(Math.abs(hraExemption(hraLimits(home, cityPercent, OWN_PERCENT)) - expected)).toBeLessThanOrEqual(tolerance);
});

const rupees = fc.integer({ min: 0, max: 500_000_000 });
const homes: fc.Arbitrary<RentedHome> = fc.record({ basic: rupees, hra: rupees, rent: rupees });
const cities = fc.constantFrom(40, 50);

test('no more is exempt than the allowance, the rent, or the share of the salary', () => {
  fc.assert(
    fc.property(homes, cities, (home, cityPercent) => {
      const exempt = hraExemption(hraLimits(home, cityPercent, OWN_PERCENT));
      expect(exempt).toBeGreaterThanOrEqual(0);
      expect(exempt).toBeLessThanOrEqual(Math.min(home.hra, home.rent, home.basic / 2));
    }),
  );
});

test('a higher rent or a city of the rule never makes less exempt, and twelve months are twelve times one', () => {
  fc.assert(
    fc.property(homes, cities, rupees, (home, cityPercent, more) => {
      const exempt = hraExemption(hraLimits(home, cityPercent, OWN_PERCENT));
      expect(
        hraExemption(hraLimits({ ...home, rent: home.rent + more }, cityPercent, OWN_PERCENT)),
      ).toBeGreaterThanOrEqual(exempt);
      expect(hraExemption(hraLimits(home, 50, OWN_PERCENT))).toBeGreaterThanOrEqual(exempt);
      const year = { basic: home.basic * 12, hra: home.hra * 12, rent: home.rent * 12 };
      expect(hraExemption(hraLimits(year, cityPercent, OWN_PERCENT))).toBeCloseTo(exempt * 12, 2);
    }),
  );
});
