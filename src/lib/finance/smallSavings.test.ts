/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { fixedDepositValue, quarterlyPayout } from './deposits';
import { compoundedByYear, sukanyaByYear } from './smallSavings';

const girl = { deposit: 'april', depositYears: 15, term: 21 } as const;

const valueOf = {
  nsc: (amount: number, rate: number, years: number) => compoundedByYear(amount, rate, years).at(-1)!.value,
  timeDeposit: (amount: number, rate: number, years: number) => fixedDepositValue(amount, rate, years * 12),
  scss: (amount: number, rate: number) => quarterlyPayout(amount, rate),
  ssy: (yearly: number, rate: number, years: number) =>
    sukanyaByYear({ ...girl, yearly, annualRatePercent: rate })[years - 1]!.value,
};

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        kind: z.enum(['nsc', 'timeDeposit', 'scss', 'ssy']),
        amount: z.number(),
        rate: z.number(),
      }),
      expected: z.record(z.string(), z.number()),
      tolerance: z.number(),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'small-savings.yml'), 'utf8')));

test.each(cases)('$case is as published', ({ given: { kind, amount, rate }, expected, tolerance }) => {
  for (const [year, published] of Object.entries(expected)) {
    expect(Math.abs(valueOf[kind](amount, rate, Number(year)) - published)).toBeLessThanOrEqual(tolerance);
  }
});

const amount = fc.integer({ min: 250, max: 500_000_000 });
const rate = fc.double({ min: 0, max: 15, noNaN: true });

test('a certificate never shrinks, and without interest stays as it is', () => {
  fc.assert(
    fc.property(amount, rate, fc.integer({ min: 1, max: 100 }), (principal, percent, years) => {
      const values = compoundedByYear(principal, percent, years).map(({ value }) => value);
      expect(values).toHaveLength(years);
      expect([principal, ...values]).toEqual([principal, ...values].sort((a, b) => a - b));
      expect(compoundedByYear(principal, 0, years).at(-1)!.value).toBe(principal);
    }),
  );
});

test('Sukanya Samriddhi: what is put in stops with the deposits, and the balance goes on', () => {
  fc.assert(
    fc.property(amount, rate, (yearly, annualRatePercent) => {
      const years = sukanyaByYear({ ...girl, yearly, annualRatePercent });
      expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 21 }, (_year, index) => index + 1));
      expect(years.at(-1)!.invested).toBe(yearly * 15);
      expect(years[14]!.invested).toBe(yearly * 15);
      expect(years.at(-1)!.value).toBeGreaterThanOrEqual(years[14]!.value);
      const late = sukanyaByYear({ ...girl, yearly, annualRatePercent, deposit: 'march' }).at(-1)!.value;
      expect(late).toBeLessThanOrEqual(years.at(-1)!.value);
    }),
  );
});

test('refuses what is no account', () => {
  expect(compoundedByYear(10_000, 7.7, 0)).toEqual([]);
  expect(() => compoundedByYear(10_000, 7.7, 1.5)).toThrow('years must be whole');
  expect(() => sukanyaByYear({ ...girl, yearly: 1_000, annualRatePercent: 8.2, term: 10 })).toThrow('not negative');
});
