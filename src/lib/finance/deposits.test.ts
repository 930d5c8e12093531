/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { effectiveYield, fixedDepositValue, quarterlyPayout, recurringDepositValue } from './deposits';
import { ppfByYear, type PpfDeposit } from './ppf';

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        kind: z.enum(['fixed', 'recurring', 'ppf', 'ppfMonthly', 'ppfMarch']),
        amount: z.number(),
        rate: z.number(),
        months: z.int(),
      }),
      expected: z.number(),
      tolerance: z.number(),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'deposits.yml'), 'utf8')));

const ppfValue =
  (when: PpfDeposit) =>
  (yearly: number, rate: number, months: number): number =>
    ppfByYear(yearly, rate, months / 12, when).at(-1)!.value;

const valueOf = {
  fixed: fixedDepositValue,
  recurring: recurringDepositValue,
  ppf: ppfValue('april'),
  ppfMonthly: ppfValue('monthly'),
  ppfMarch: ppfValue('march'),
};

test.each(cases)('$case is as published', ({ given: { kind, amount, rate, months }, expected, tolerance }) => {
  expect(Math.abs(valueOf[kind](amount, rate, months) - expected)).toBeLessThanOrEqual(tolerance);
});

const amount = fc.integer({ min: 500, max: 100_000_000 });
const rate = fc.double({ min: 0, max: 15, noNaN: true });
const months = fc.integer({ min: 1, max: 600 });

test('a deposit never shrinks, and grows with rate and time', () => {
  fc.assert(
    fc.property(amount, rate, months, (principal, percent, time) => {
      for (const value of [fixedDepositValue, recurringDepositValue]) {
        expect(value(principal, percent + 1, time)).toBeGreaterThan(value(principal, percent, time));
        expect(value(principal, percent, time + 1)).toBeGreaterThanOrEqual(value(principal, percent, time));
      }
      expect(fixedDepositValue(principal, percent, time)).toBeGreaterThanOrEqual(principal);
      expect(fixedDepositValue(principal, 0, time)).toBe(principal);
      expect(recurringDepositValue(principal, 0, time)).toBeCloseTo(principal * time, 2);
    }),
  );
});

test('interest on interest makes the yield higher than the rate', () => {
  fc.assert(fc.property(fc.double({ min: 0.5, max: 15, noNaN: true }), (percent) => effectiveYield(percent) > percent));
  expect(effectiveYield(7)).toBeCloseTo(7.186, 3);
  expect(quarterlyPayout(400_000, 7)).toBe(7_000);
});

test('PPF: the earlier in the year the money comes, the more it becomes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 150_000 }), fc.integer({ min: 1, max: 50 }), (yearly, years) => {
      const [april, monthly, march] = (['april', 'monthly', 'march'] as const).map(
        (when) => ppfByYear(yearly, 7.1, years, when).at(-1)!.value,
      );
      expect(april).toBeGreaterThan(monthly!);
      expect(monthly).toBeGreaterThan(march!);
      // What is paid in March earns from April on, so it is a year behind.
      expect(march! * 1.071).toBeCloseTo(april!, 2);
    }),
  );
  expect(ppfByYear(150_000, 7.1, 0, 'april')).toEqual([]);
  expect(() => ppfByYear(150_000, 7.1, 1.5, 'april')).toThrow('years must be whole');
});

/** The rule as the scheme says it: each month the lowest balance between the 5th and its end bears interest, credited in March. */
function ppfByTheMonth(yearly: number, rate: number, years: number, deposit: PpfDeposit): number {
  let balance = 0;
  for (let year = 0; year < years; year += 1) {
    let interest = 0;
    for (let month = 0; month < 12; month += 1) {
      const monthly = deposit === 'monthly' ? yearly / 12 : 0;
      const early = deposit === 'april' && month === 0 ? yearly : monthly;
      const late = deposit === 'march' && month === 11 ? yearly : 0;
      balance += early;
      interest += (balance * rate) / 1200;
      balance += late;
    }
    balance += interest;
  }
  return balance;
}

test('PPF interest is that of the lowest balance from the 5th of each month on', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 150_000 }),
      rate,
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom<PpfDeposit>('april', 'monthly', 'march'),
      (yearly, percent, years, when) => {
        const { value } = ppfByYear(yearly, percent, years, when).at(-1)!;
        expect(value / ppfByTheMonth(yearly, percent, years, when)).toBeCloseTo(1, 9);
      },
    ),
  );
});
