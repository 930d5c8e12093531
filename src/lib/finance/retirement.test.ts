/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import { retirementByYear, retirementCorpus, type Retirement } from './retirement';
import { futureValue } from './timeValue';

const cases = casesOf('retirement', {
  given: z.strictObject({
    today: z.number(),
    inflation: z.number(),
    wait: z.int(),
    years: z.int(),
    rate: z.number(),
    paid: z.enum(['start', 'end']),
  }),
  expected: z.number(),
});

test.each(cases)('$case is as published', ({ given, expected, tolerance }) => {
  const { inflation, rate } = given;
  const atStart = retirementCorpus({
    firstYear: futureValue(given.today, inflation, given.wait),
    years: given.years,
    inflationPercent: inflation,
    returnPercent: rate,
  });
  const ratio = (1 + inflation / 100) / (1 + rate / 100);
  const corpus = given.paid === 'start' ? atStart : atStart * ratio;
  expect(Math.abs(corpus - expected)).toBeLessThanOrEqual(tolerance);
});

const percent = fc.double({ min: 0, max: 15, noNaN: true });
const retirements: fc.Arbitrary<Retirement> = fc.record({
  firstYear: fc.integer({ min: 1, max: 500_000_000 }),
  // Whole years, and halves and tenths of them
  years: fc.integer({ min: 10, max: 1_000 }).map((tenths) => tenths / 10),
  inflationPercent: percent,
  returnPercent: percent,
});

test('the corpus lasts for exactly the years that it was made for', () => {
  fc.assert(
    fc.property(retirements, (retirement) => {
      const corpus = retirementCorpus(retirement);
      const years = retirementByYear(corpus, retirement);
      expect(years).toHaveLength(Math.ceil(retirement.years));
      // What the arithmetic of fractions loses grows with the money, so it is measured against it.
      const grown = corpus * (1 + retirement.returnPercent / 100) ** retirement.years;
      expect(Math.abs(years.at(-1)!.left)).toBeLessThan(grown * 1e-9);
      for (const { left } of years.slice(0, -1)) expect(left).toBeGreaterThan(0);
    }),
  );
});

test('more inflation, less return or more years never need less', () => {
  fc.assert(
    fc.property(retirements, (retirement) => {
      const corpus = retirementCorpus(retirement);
      const change = (part: Partial<Retirement>): number => retirementCorpus({ ...retirement, ...part });
      expect(change({ inflationPercent: retirement.inflationPercent + 1 })).toBeGreaterThanOrEqual(corpus);
      expect(change({ returnPercent: retirement.returnPercent + 1 })).toBeLessThanOrEqual(corpus);
      expect(change({ years: retirement.years + 1 })).toBeGreaterThan(corpus);
    }),
  );
});

test('extremes: no years, and a return that only keeps up with prices', () => {
  const even = { firstYear: 600_000, years: 100, inflationPercent: 6, returnPercent: 6 };
  expect(retirementCorpus(even)).toBeCloseTo(60_000_000, 4);
  expect(retirementCorpus({ ...even, years: 0 })).toBe(0);
  expect(retirementCorpus({ ...even, inflationPercent: 0, returnPercent: 0 })).toBe(60_000_000);
  expect(retirementCorpus({ ...even, years: 1.5 })).toBeCloseTo(900_000, 4);
  expect(() => retirementCorpus({ ...even, years: -1 })).toThrow('years must not be negative');
});
