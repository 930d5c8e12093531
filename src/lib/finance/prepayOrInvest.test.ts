/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prepaymentSaving } from '@site/tests/unit/prepaymentSaving';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  beforeTaxAtEnd,
  beforeYearlyTax,
  grownValue,
  leadOfInvesting,
  leadShare,
  nearlyEven,
  prepayOrInvest,
  type SpareMoney,
} from './prepayOrInvest';

const amounts = z.strictObject({
  saved: z.number().optional(),
  charge: z.number().optional(),
  reliefLost: z.number().optional(),
  monthsSooner: z.int().optional(),
  even: z.number().optional(),
  prepayLeaves: z.number().optional(),
  investLeaves: z.number().optional(),
});

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      given: z.strictObject({
        loan: z.strictObject({ principal: z.number(), annualRatePercent: z.number(), tenureMonths: z.int() }),
        sum: z.number(),
        every: z.enum(['once', 'month']),
        chargePercent: z.number(),
        relief: z.strictObject({ taxPercent: z.number(), yearlyLimit: z.number() }).optional(),
        returnPercent: z.number(),
      }),
      expected: amounts,
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases', 'prepay-or-invest.yml'), 'utf8')));

test.each(cases)('$case', ({ given: { returnPercent, relief, ...given }, expected }) => {
  const ways = prepayOrInvest({ ...given, ...(relief && { relief }) });
  const found: Readonly<Record<string, number | undefined>> = {
    ...ways,
    even: ways.evenPercent,
    prepayLeaves: grownValue(ways.prepayFlows, returnPercent),
    investLeaves: grownValue(ways.investFlows, returnPercent),
  } as unknown as Record<string, number | undefined>;
  for (const [name, value] of Object.entries(expected))
    expect([name, found[name]]).toEqual([name, expect.closeTo(value, 4)]);
});

const spare: fc.Arbitrary<SpareMoney> = fc
  .record({
    principal: fc.integer({ min: 100_000, max: 50_000_000 }),
    annualRatePercent: fc.integer({ min: 50, max: 200 }).map((tenths) => tenths / 10),
    tenureMonths: fc.integer({ min: 6, max: 360 }),
    share: fc.integer({ min: 1, max: 100 }),
    every: fc.constantFrom('once' as const, 'month' as const),
    chargePercent: fc.constantFrom(0, 0, 1, 2.5, 5.9),
    taxPercent: fc.constantFrom(0, 0, 20.8, 31.2),
  })
  .map(({ share, every, chargePercent, taxPercent, ...loan }) => ({
    loan,
    sum: Math.round((loan.principal * share) / 100 / (every === 'month' ? 20 : 1)),
    every,
    chargePercent,
    relief: { taxPercent, yearlyLimit: 200_000 },
  }));

const free = spare.map((money) => ({ ...money, chargePercent: 0, relief: { taxPercent: 0, yearlyLimit: 0 } }));

/** Rupees that binary fractions may lose in sums of crores over thirty years */
const NOTHING = 0.5;

test('without charge and relief, the even return is the effective yearly rate of the loan', () => {
  fc.assert(
    fc.property(free, (money) => {
      const effective = ((1 + money.loan.annualRatePercent / 1200) ** 12 - 1) * 100;
      expect(prepayOrInvest(money).evenPercent).toBeCloseTo(effective, 3);
    }),
  );
  const example = { principal: 4_400_000, annualRatePercent: 8.5, tenureMonths: 180 };
  const { evenPercent } = prepayOrInvest({ loan: example, sum: 200_000, every: 'once', chargePercent: 0 });
  expect(evenPercent?.toFixed(2)).toBe('8.84');
});

test('at the even return both ways leave the same to the rupee, and on either side of it one of them leads', () => {
  fc.assert(
    fc.property(spare, (money) => {
      const ways = prepayOrInvest(money);
      const { evenPercent } = ways;
      if (evenPercent === undefined) {
        expect(leadOfInvesting(ways, 0)).toBeGreaterThan(0);
        return;
      }
      expect(Math.abs(leadOfInvesting(ways, evenPercent))).toBeLessThan(NOTHING);
      expect(leadOfInvesting(ways, evenPercent + 1)).toBeGreaterThan(0);
      if (evenPercent > 1) expect(leadOfInvesting(ways, evenPercent - 1)).toBeLessThan(0);
    }),
  );
});

test('what each month saves of a loan is the difference of two schedules', () => {
  fc.assert(
    fc.property(free, (money) => {
      const { loan, sum } = money;
      const { interestSaved, monthsSooner, saved } = prepayOrInvest({ ...money, every: 'month' });
      const plan = { prepayments: [{ amount: sum, from: 1, every: 'month' as const }] };
      const { interest, months } = prepaymentSaving(loan, plan);
      expect(interestSaved).toBeCloseTo(interest, 2);
      expect(monthsSooner).toBe(months);
      expect(saved).toBeCloseTo(interest, 2);
    }),
  );
});

test('where nothing grows, the ways differ by what prepaying saves', () => {
  fc.assert(
    fc.property(spare, (money) => {
      const ways = prepayOrInvest(money);
      expect(Math.abs(leadOfInvesting(ways, 0) + ways.saved)).toBeLessThan(NOTHING);
      expect(ways.saved).toBeCloseTo(ways.interestSaved - ways.charge - ways.reliefLost, 4);
      for (const flow of [...ways.prepayFlows, ...ways.investFlows]) expect(flow).toBeGreaterThan(-NOTHING);
    }),
  );
});

test('a charge and lost relief lower the even return', () => {
  fc.assert(
    fc.property(free, (money) => {
      const even = prepayOrInvest(money).evenPercent ?? 0;
      const charged = prepayOrInvest({ ...money, chargePercent: 2 }).evenPercent ?? 0;
      const relieved =
        prepayOrInvest({ ...money, relief: { taxPercent: 31.2, yearlyLimit: 200_000 } }).evenPercent ?? 0;
      expect(charged).toBeLessThan(even);
      expect(relieved).toBeLessThanOrEqual(even + 1e-6);
    }),
  );
});

test('between the ends of a tie the lead is smaller than at them', () => {
  fc.assert(
    fc.property(spare, (money) => {
      const ways = prepayOrInvest(money);
      const [from, to] = nearlyEven(ways, 0.01) ?? [];
      if (from === undefined || to === undefined) {
        expect(ways.evenPercent).toBeUndefined();
        return;
      }
      expect(leadShare(ways, to)).toBeCloseTo(0.01, 6);
      if (from > 0) expect(leadShare(ways, from)).toBeCloseTo(-0.01, 6);
      expect(Math.abs(leadShare(ways, (from + to) / 2))).toBeLessThan(0.01);
    }),
  );
});

test('returns before tax leave what was asked after it', () => {
  fc.assert(
    fc.property(spare, fc.integer({ min: 1, max: 20 }), fc.constantFrom(0, 0.13, 0.312), (money, after, taxShare) => {
      expect(beforeYearlyTax(after, taxShare) * (1 - taxShare)).toBeCloseTo(after, 9);
      const { investFlows } = prepayOrInvest(money);
      const before = beforeTaxAtEnd(investFlows, after, taxShare);
      const [put, grown] = [investFlows.reduce((sum, flow) => sum + flow, 0), grownValue(investFlows, before)];
      const left = grown - (grown - put) * taxShare;
      expect(left / grownValue(investFlows, after)).toBeCloseTo(1, 8);
    }),
  );
});

test('an EMI that is higher than the loan needs ends it sooner, either way', () => {
  const loan = { principal: 1_000_000, annualRatePercent: 9, tenureMonths: 120 };
  const money: SpareMoney = { loan, sum: 100_000, every: 'once', chargePercent: 0 };
  const [own, higher] = [prepayOrInvest(money), prepayOrInvest({ ...money, emi: 20_000 })];
  expect(higher.plain.length).toBeLessThan(own.plain.length);
  expect(higher.prepaid.length).toBeLessThan(higher.plain.length);
  expect(higher.evenPercent).toBeCloseTo(own.evenPercent!, 6);
});
