/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import { leastAnnuityPercent, npsExit, npsOutcome, npsPayout, type NpsPlan, type NpsRules } from './nps';
import { sipByYear } from './sip';

const rules: NpsRules = {
  leastAnnuityPercent: { government: 40, other: 20 },
  leastEarlyAnnuityPercent: 80,
  wholeUpTo: { normal: 800_000, early: 500_000 },
  taxFreePercent: 60,
  normalExit: { age: 60, years: 15 },
  inParts: { atOnce: 600_000, years: 6, upTo: 1_200_000 },
};

const division = { annuityPercent: z.number(), annuityRate: z.number() };
const cases = casesOf('nps', {
  given: z.union([
    z.strictObject({ monthly: z.number(), years: z.int(), rate: z.number(), ...division }),
    z.strictObject({ corpus: z.number(), ...division }),
  ]),
  expected: z.strictObject({
    corpus: z.number(),
    lumpSum: z.number(),
    annuity: z.number(),
    pension: z.number(),
  }),
});

test.each(cases)('$case is as published', ({ given, expected, tolerance }) => {
  const corpus =
    'corpus' in given
      ? given.corpus
      : sipByYear({ monthly: given.monthly, annualReturnPercent: given.rate, months: given.years * 12 }).at(-1)!.value;
  const payout = {
    corpus,
    ...npsPayout(
      { corpus, wishedPercent: given.annuityPercent, leastPercent: 0, annuityRatePercent: given.annuityRate },
      rules,
    ),
  };
  for (const part of ['corpus', 'lumpSum', 'annuity', 'pension'] as const) {
    expect(Math.abs(payout[part] - expected[part])).toBeLessThanOrEqual(tolerance);
  }
});

test.each([
  [60, 5, 'other', 'normal'],
  [50, 15, 'other', 'normal'],
  [50, 14, 'other', 'early'],
  [50, 20, 'government', 'early'],
  [60, 30, 'government', 'normal'],
] as const)('an exit at %i after %i years, %s, is %s', (age, years, sector, exit) => {
  expect(npsExit(age, years, sector, rules)).toBe(exit);
});

test.each([
  [800_000, 'normal', 'other', 0],
  [800_001, 'normal', 'other', 20],
  [5_000_000, 'normal', 'government', 40],
  [500_000, 'early', 'other', 0],
  [500_001, 'early', 'other', 80],
] as const)('of %i at a %s exit, %s, at least %i%% buys an annuity', (corpus, exit, sector, least) => {
  expect(leastAnnuityPercent(corpus, exit, sector, rules)).toBe(least);
});

test('lump sum and annuity are the corpus, and the rules hold whatever the wish', () => {
  const corpora = fc.integer({ min: 0, max: 500_000_000 });
  const sectors = fc.constantFrom('government' as const, 'other' as const);
  fc.assert(
    fc.property(corpora, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 12 }), sectors, (...given) => {
      const [corpus, wished, rate, sector] = given;
      const leastPercent = leastAnnuityPercent(corpus, 'normal', sector, rules);
      const payout = npsPayout({ corpus, wishedPercent: wished, leastPercent, annuityRatePercent: rate }, rules);
      expect(payout.lumpSum + payout.annuity).toBeCloseTo(corpus, 4);
      expect(payout.annuityPercent).toBeGreaterThanOrEqual(leastPercent);
      expect(payout.taxableLumpSum).toBeLessThanOrEqual(Math.max(corpus * 0.4, 0));
      expect(payout.pension * 12).toBeCloseTo((payout.annuity * rate) / 100, 4);
    }),
  );
});

describe('from contributions to the exit', () => {
  const plan: NpsPlan = {
    monthly: 0,
    balance: 1_000_000,
    returnPercent: 0,
    months: 120,
    yearsInScheme: 10,
    ageAtExit: 60,
    sector: 'other',
    annuityPercent: 0,
    annuityRatePercent: 6,
  };

  it('counts the balance of today and each contribution', () => {
    const { years, invested, corpus } = npsOutcome({ ...plan, monthly: 1_000 }, rules);
    expect([invested, corpus]).toEqual([1_120_000, 1_120_000]);
    expect(years).toHaveLength(10);
    expect(npsOutcome({ ...plan, returnPercent: 12 }, rules).corpus).toBeCloseTo(1_000_000 * 1.01 ** 120, 4);
  });

  it('counts each month to the exit, and the years of the rules from the day of joining', () => {
    const early = { ...plan, ageAtExit: 55 };
    expect(npsOutcome({ ...early, yearsInScheme: 14.99 }, rules).exit).toBe('early');
    expect(npsOutcome({ ...early, yearsInScheme: 15 }, rules).exit).toBe('normal');
    const { years, corpus } = npsOutcome({ ...plan, monthly: 1_000, months: 114, returnPercent: 12 }, rules);
    expect(years).toHaveLength(10);
    const instalments = sipByYear({ monthly: 1_000, annualReturnPercent: 12, months: 114 }).at(-1)!.value;
    expect(corpus).toBeCloseTo(1_000_000 * 1.01 ** 114 + instalments, 4);
  });

  test.each([
    [{}, 600_000],
    [{ balance: 800_000 }, undefined],
    [{ balance: 1_200_000 }, 600_000],
    [{ balance: 1_200_001 }, undefined],
    [{ ageAtExit: 50 }, undefined],
  ] as const)('with %j what may be taken at once without an annuity is %p', (change, atOnce) => {
    expect(npsOutcome({ ...plan, ...change }, rules).atOnce).toBe(atOnce);
  });
});
