/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { breakEvenYear, compareHomes, rentOrBuyByYear, type HomeChoice } from './rentOrBuy';

const amounts = z.strictObject({
  home: z.number().optional(),
  owner: z.number().optional(),
  tenant: z.number().optional(),
  rentPaid: z.number().optional(),
});

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        choice: z.strictObject({
          price: z.number(),
          downPaymentPercent: z.number(),
          buyingCostPercent: z.number(),
          loanRatePercent: z.number(),
          tenureMonths: z.int(),
          upkeepPercent: z.number(),
          monthlyRent: z.number(),
          rentRisePercent: z.number(),
          homeRisePercent: z.number(),
          returnPercent: z.number(),
        }),
        years: z.int(),
      }),
      expected: amounts,
      tolerance: z.number(),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'rent-or-buy.yml'), 'utf8')));

test.each(cases)('$case is as published', ({ given, expected, tolerance }) => {
  const end = rentOrBuyByYear(given.choice, given.years).at(-1)!;
  for (const name of amounts.keyof().options) {
    const published = expected[name];
    if (published !== undefined) expect(Math.abs(end[name] - published)).toBeLessThanOrEqual(tolerance);
  }
});

const percent = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most * 10 }).map((n) => n / 10);

const choices: fc.Arbitrary<HomeChoice> = fc.record({
  price: fc.integer({ min: 500_000, max: 500_000_000 }),
  downPaymentPercent: fc.integer({ min: 10, max: 100 }),
  buyingCostPercent: percent(15),
  loanRatePercent: fc.integer({ min: 50, max: 200 }).map((n) => n / 10),
  tenureMonths: fc.integer({ min: 1, max: 30 }).map((years) => years * 12),
  upkeepPercent: percent(3),
  monthlyRent: fc.integer({ min: 1_000, max: 1_000_000 }),
  rentRisePercent: percent(15),
  homeRisePercent: percent(15),
  returnPercent: percent(20),
});
const time = fc.integer({ min: 1, max: 40 });

test('the loan falls to nothing by the end of its tenure, and the home stands for itself', () => {
  fc.assert(
    fc.property(choices, time, (choice, years) => {
      for (const { year, home, owed, owner } of rentOrBuyByYear(choice, years)) {
        expect(owed).toBeGreaterThanOrEqual(-0.01);
        if (year * 12 >= choice.tenureMonths) expect(owed).toBe(0);
        expect(owner).toBeGreaterThanOrEqual(home - owed);
      }
    }),
  );
});

test('a dearer rent never helps the tenant, and a home that rises more never harms the owner', () => {
  const lead = (choice: HomeChoice, years: number): number => {
    const { owner, tenant } = rentOrBuyByYear(choice, years).at(-1)!;
    return owner - tenant;
  };
  fc.assert(
    fc.property(choices, time, (choice, years) => {
      const slack = choice.price * 1e-6;
      const now = lead(choice, years);
      expect(lead({ ...choice, monthlyRent: choice.monthlyRent * 1.1 }, years)).toBeGreaterThan(now - slack);
      const noUpkeep = { ...choice, upkeepPercent: 0 };
      const risen = { ...noUpkeep, homeRisePercent: choice.homeRisePercent + 1 };
      expect(lead(risen, years)).toBeGreaterThan(lead(noUpkeep, years) - slack);
    }),
  );
});

test('without rise, return, interest worth the name or rent, both have what they put in', () => {
  const still = {
    price: 10_000_000,
    downPaymentPercent: 100,
    buyingCostPercent: 0,
    loanRatePercent: 8,
    tenureMonths: 12,
    upkeepPercent: 0,
    monthlyRent: 0,
    rentRisePercent: 0,
    homeRisePercent: 0,
    returnPercent: 0,
  };
  expect(rentOrBuyByYear(still, 1)).toEqual([
    { year: 1, home: 10_000_000, owed: 0, owner: 10_000_000, tenant: 10_000_000, rentPaid: 0 },
  ]);
  expect(rentOrBuyByYear(still, 0)).toEqual([]);
  expect(() => rentOrBuyByYear(still, 1.5)).toThrow('years must be whole');
});

test('the year from which buying stays ahead', () => {
  const year = (number: number, owner: number, tenant: number) => ({
    ...{ home: 0, owed: 0, rentPaid: 0 },
    year: number,
    owner,
    tenant,
  });
  expect(breakEvenYear([year(1, 1, 2), year(2, 3, 2), year(3, 1, 2), year(4, 5, 2)])).toBe(4);
  expect(breakEvenYear([year(1, 3, 2)])).toBe(1);
  expect(breakEvenYear([year(1, 1, 2)])).toBeUndefined();
});

test('how long somebody stays does not move the year from which buying stays ahead', () => {
  fc.assert(
    fc.property(choices, time, (choice, stay) => {
      const { years, owner, breakEven } = compareHomes(choice, stay, 40);
      expect(years).toEqual(rentOrBuyByYear(choice, stay));
      expect(owner).toBe(years.at(-1)?.owner);
      expect(breakEven).toBe(compareHomes(choice, 40, 40).breakEven);
    }),
  );
});
