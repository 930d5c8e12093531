/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { prepaymentSaving } from '@site/tests/unit/prepaymentSaving';
import { annualPercentageRate, aprWithFee } from './apr';
import { calculateEmi, exactEmi, loanForEmi } from './emi';
import { flatEmi, flatInterest, reducingRateOf } from './flatRate';
import { interestOfWait } from './moratorium';
import { repaymentSchedule, scheduleTotals } from './schedule';

const loan = z.strictObject({ principal: z.number(), annualRatePercent: z.number(), tenureMonths: z.int() });
const about = { case: z.string(), published: z.string() };

function casesOf<Case extends z.ZodType>(name: string, schema: Case): z.infer<Case>[] {
  return z.array(schema).parse(parse(readFileSync(path.join(__dirname, 'cases', `${name}.yml`), 'utf8')));
}

function expectWithin(actual: number | undefined, published: number, tolerance: number): void {
  expect(Math.abs((actual ?? NaN) - published)).toBeLessThanOrEqual(tolerance);
}

const emiCase = z.strictObject({
  ...about,
  given: loan,
  expected: z.strictObject({
    emi: z.number(),
    emiThreePointsHigher: z.number().optional(),
    rounded: z.int().optional(),
    total: z.int().optional(),
    paid: z.number().optional(),
    balances: z.record(z.string(), z.number()).optional(),
  }),
  tolerance: z.number(),
});

describe.each(casesOf('emi', emiCase))('EMI: $case', ({ given, expected, tolerance }) => {
  it('is as published', () => {
    expectWithin(exactEmi(given), expected.emi, 0.006);
    const schedule = repaymentSchedule(given, { emi: exactEmi(given) });
    const { emi, totalPayable } = calculateEmi(given);
    if (expected.emiThreePointsHigher !== undefined) {
      const higher = exactEmi({ ...given, annualRatePercent: given.annualRatePercent + 3 });
      expectWithin(higher, expected.emiThreePointsHigher, 0.006);
    }
    if (expected.paid !== undefined) {
      expectWithin(scheduleTotals(schedule).paid, expected.paid, tolerance);
    }
    expect({ emi, totalPayable }).toEqual({
      emi: expected.rounded ?? emi,
      totalPayable: expected.total ?? totalPayable,
    });
    for (const [year, balance] of Object.entries(expected.balances ?? {})) {
      expectWithin(schedule[Number(year) * 12 - 1]?.balance, balance, tolerance);
    }
  });
});

const affordabilityCase = z.strictObject({
  ...about,
  given: loan.omit({ principal: true }).extend({ emi: z.number() }),
  expected: z.number(),
  tolerance: z.number(),
});

test.each(casesOf('affordability', affordabilityCase))('affordability: $case', ({ given, expected, tolerance }) => {
  expectWithin(loanForEmi(given.emi, given), expected, tolerance);
});

const aprCase = z.strictObject({
  ...about,
  given: z.union([
    loan.extend({ charges: z.number() }),
    z.strictObject({ paidOut: z.number(), payment: z.number(), tenureMonths: z.int() }),
  ]),
  expected: z.number(),
  tolerance: z.number(),
});

test.each(casesOf('apr', aprCase))('APR: $case', ({ given, expected, tolerance }) => {
  const apr =
    'paidOut' in given
      ? annualPercentageRate(given.paidOut, given.payment, given.tenureMonths)
      : aprWithFee(given, given.charges);
  expectWithin(apr, expected, tolerance);
});

const prepaymentCase = z.strictObject({
  ...about,
  given: loan.extend({
    prepayment: z.strictObject({ amount: z.number(), from: z.int(), every: z.enum(['once', 'month', 'year']) }),
    adjusts: z.enum(['tenure', 'EMI']),
  }),
  expected: z.strictObject({
    balanceBefore: z.number().optional(),
    emiAfter: z.number(),
    interestSaved: z.number(),
    monthsSaved: z.int().optional(),
  }),
  tolerance: z.strictObject({ balanceBefore: z.number().default(0), interestSaved: z.number() }),
});

test.each(casesOf('prepayment', prepaymentCase))('prepayment: $case', ({ given, expected, tolerance }) => {
  const { prepayment, adjusts, ...borrowed } = given;
  const plan = { prepayments: [prepayment], adjusts };
  const schedule = repaymentSchedule(borrowed, plan);
  const month = schedule[prepayment.from - 1];
  const saving = prepaymentSaving(borrowed, plan);
  const before = (month?.balance ?? NaN) + prepayment.amount;
  expectWithin(before, expected.balanceBefore ?? before, tolerance.balanceBefore);
  expect(schedule[prepayment.from]?.instalment).toBeCloseTo(expected.emiAfter, 6);
  expectWithin(saving.interest, expected.interestSaved, tolerance.interestSaved);
  expect(saving.months).toBe(expected.monthsSaved ?? saving.months);
});

const flatCase = z.strictObject({
  ...about,
  given: loan,
  expected: z.strictObject({ interest: z.number(), rounded: z.int(), reducingRate: z.number() }),
  tolerance: z.number(),
});

test.each(casesOf('flat-rate', flatCase))('flat rate: $case', ({ given, expected, tolerance }) => {
  expect(flatInterest(given)).toBeCloseTo(expected.interest, 6);
  expect(flatEmi(given)).toBe(expected.rounded);
  expectWithin(reducingRateOf(given.annualRatePercent, given.tenureMonths), expected.reducingRate, tolerance);
});

const moratoriumCase = z.strictObject({
  ...about,
  given: z.strictObject({
    principal: z.number(),
    annualRatePercent: z.number(),
    waitMonths: z.int(),
    parts: z.int(),
  }),
  expected: z.number(),
});

test.each(casesOf('moratorium', moratoriumCase))('moratorium: $case', ({ given, expected }) => {
  expect(interestOfWait(given.principal, given.annualRatePercent, given)).toBeCloseTo(expected, 6);
});
