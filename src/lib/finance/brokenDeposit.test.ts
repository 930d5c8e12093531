import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import * as fc from '@site/tests/unit/properties';
import { breakingCost, type BrokenDeposit } from './brokenDeposit';

const breakingCase = z.strictObject({
  case: z.string(),
  published: z.string(),
  given: z.strictObject({
    sum: z.number(),
    annualRatePercent: z.number(),
    cutPoints: z.number(),
    heldMonths: z.int(),
    tenureMonths: z.int(),
    afterTaxShare: z.number(),
  }),
  expected: z.strictObject({ instalment: z.number(), lostInterest: z.number(), cut: z.number(), total: z.number() }),
});

const cases = z
  .array(breakingCase)
  .parse(parse(readFileSync(path.join(__dirname, 'cases/broken-deposit.yml'), 'utf8')));

test.each(cases)('$case', ({ given, expected }) => {
  const found = breakingCost(given);
  for (const name of ['instalment', 'lostInterest', 'cut', 'total'] as const)
    expect(found[name].toFixed(2)).toBe(expected[name].toFixed(2));
});

const anyDeposit: fc.Arbitrary<BrokenDeposit> = fc.record({
  sum: fc.integer({ min: 10_000, max: 5_000_000 }),
  annualRatePercent: fc.integer({ min: 4, max: 48 }).map((quarters) => quarters / 4),
  cutPoints: fc.integer({ min: 0, max: 8 }).map((quarters) => quarters / 4),
  heldMonths: fc.integer({ min: 0, max: 120 }),
  tenureMonths: fc.integer({ min: 1, max: 120 }),
  afterTaxShare: fc.double({ min: 0.5, max: 1, noNaN: true }),
});

test('what is put back grows, month by month, to what the sum would have become', () => {
  fc.assert(
    fc.property(anyDeposit, (deposit) => {
      const { sum, annualRatePercent, tenureMonths } = deposit;
      const month = (1 + annualRatePercent / 400) ** (1 / 3);
      const { instalment } = breakingCost(deposit);
      let back = 0;
      for (let paid = 0; paid < tenureMonths; paid += 1) back = back * month + instalment;
      expect(Math.abs(back / (sum * month ** tenureMonths) - 1)).toBeLessThan(1e-9);
    }),
  );
});

test('it costs more with each thing that makes it dearer', () => {
  const dearer = fc.constantFrom<Partial<BrokenDeposit>>(
    { annualRatePercent: 1 },
    { cutPoints: 1 },
    { heldMonths: 12 },
    { tenureMonths: 12 },
    { sum: 10_000 },
  );
  fc.assert(
    fc.property(anyDeposit, dearer, (deposit, more) => {
      const raised = Object.fromEntries(
        Object.entries(more).map(([name, by]) => [name, deposit[name as keyof BrokenDeposit] + by]),
      );
      expect(breakingCost({ ...deposit, ...raised }).total).toBeGreaterThanOrEqual(breakingCost(deposit).total - 1e-6);
    }),
  );
});
