/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { ownPartOfClaim, type HealthClaim } from './healthClaim';

const given = z.strictObject({
  bill: z.number(),
  monthsCovered: z.int(),
  waitMonths: z.int(),
  coPayPercent: z.number(),
  sumInsured: z.number(),
});

const cases = z
  .array(z.strictObject({ case: z.string(), published: z.string(), given, expected: z.number() }))
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'health-claim.yml'), 'utf8')));

test.each(cases)('$case', ({ given: claim, expected }) => {
  expect(ownPartOfClaim(claim)).toBeCloseTo(expected, 6);
});

const claims: fc.Arbitrary<HealthClaim> = fc.record({
  bill: fc.integer({ min: 0, max: 50_000_000 }),
  monthsCovered: fc.integer({ min: 0, max: 120 }),
  waitMonths: fc.integer({ min: 0, max: 36 }),
  coPayPercent: fc.integer({ min: 0, max: 50 }),
  sumInsured: fc.integer({ min: 50_000, max: 50_000_000 }),
});

test('the own part is between nothing and the bill, and never falls with a higher co-payment, a longer wait or a smaller cover', () => {
  fc.assert(
    fc.property(claims, fc.integer({ min: 0, max: 30 }), (claim, more) => {
      const own = ownPartOfClaim(claim);
      expect(own).toBeGreaterThanOrEqual(0);
      expect(own).toBeLessThanOrEqual(claim.bill);
      const worse: readonly Partial<HealthClaim>[] = [
        { coPayPercent: claim.coPayPercent + more },
        { waitMonths: claim.waitMonths + more },
        { sumInsured: Math.max(0, claim.sumInsured - more * 100_000) },
      ];
      for (const change of worse) {
        expect(ownPartOfClaim({ ...claim, ...change })).toBeGreaterThanOrEqual(own - 1e-6);
      }
      expect(ownPartOfClaim({ ...claim, monthsCovered: claim.monthsCovered + more })).toBeLessThanOrEqual(own + 1e-6);
    }),
  );
});
