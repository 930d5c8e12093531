/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { illnessIds } from '../../content/illnessIds';
import { parseCell } from '../../lib/quantities/cell';
import { isUnknown, type QuantityKind } from '../../lib/quantities/quantity';
import { entryAt, oldestOf, ownSharePercent, shorterWaitsOf, waitOf, type Plan } from './cover';
import { plans } from './plans';

const illness = z.enum(illnessIds);
const months = z.union([z.int(), z.literal('ask')]);
const coverCase = z.strictObject({
  case: z.string(),
  terms: z.strictObject({
    entryAge: z.string(),
    otherEntryAge: z.string().optional(),
    preExistingWait: z.string(),
    listedWait: z.string(),
    coPay: z.string(),
  }),
  shorterWaits: z
    .array(
      z.strictObject({
        with: z.string(),
        months: z.int(),
        illnesses: z.union([z.enum(['all', 'ask']), z.array(illness)]),
      }),
    )
    .optional(),
  family: z.strictObject({ ages: z.array(z.int()), illnesses: z.array(illness) }),
  expected: z.strictObject({ entry: z.string(), wait: months, shorter: z.array(z.int()), share: months }),
});
const cases = z.array(coverCase).parse(parseYaml(readFileSync(path.join(__dirname, 'cases', 'cover.yml'), 'utf8')));

const cellOf = <Kind extends QuantityKind>(kind: Kind, text: string) => parseCell(kind, text).value!;

test.each(cases)('$case', ({ terms, shorterWaits, family, expected }) => {
  const plan = {
    entryAge: cellOf('age', terms.entryAge),
    ...(terms.otherEntryAge !== undefined && { otherEntryAge: cellOf('age', terms.otherEntryAge) }),
    preExistingWait: cellOf('tenure', terms.preExistingWait),
    listedWait: cellOf('tenure', terms.listedWait),
    coPay: terms.coPay,
    shorterWaits,
  };
  expect(entryAt(plan, family.ages)).toBe(expected.entry);
  expect(waitOf(plan, family.illnesses)?.months ?? 'ask').toBe(expected.wait);
  expect(shorterWaitsOf(plan, family.illnesses).map((shorter) => shorter.months)).toEqual(expected.shorter);
  expect(ownSharePercent(plan, oldestOf(family)!) ?? 'ask').toBe(expected.share);
});

const anyPlan: fc.Arbitrary<Plan> = fc.constantFrom(...plans);
const someIllnesses = fc.uniqueArray(fc.constantFrom(...illnessIds), { maxLength: illnessIds.length });
const age = fc.integer({ min: 18, max: 110 });

/** The youngest age from which no plan is for older people only. */
const fromThere = Math.max(...plans.map(({ entryAge }) => (isUnknown(entryAge) ? 0 : (entryAge.least ?? 0))));

test('past the age from which plans for seniors are sold, an older person never has more plans to choose from', () => {
  const openAt = (years: number) => plans.filter((plan) => entryAt(plan, [years]) !== 'refused');
  for (let years = fromThere; years < 110; years += 1) {
    expect(openAt(years)).toEqual(expect.arrayContaining([...openAt(years + 1)]));
  }
});

test('another adult never opens a plan whose limit is below the oldest', () => {
  fc.assert(
    fc.property(anyPlan, age, age, (plan, one, other) => {
      const isTooOld = !isUnknown(plan.entryAge) && Math.max(one, other) > (plan.entryAge.most ?? Infinity);
      expect(entryAt(plan, [one, other]) === 'refused').toBe(
        isTooOld || (entryAt(plan, [one]) === 'refused' && entryAt(plan, [other]) === 'refused'),
      );
    }),
  );
});

test('one more illness never shortens a wait, and a known share never falls with the age', () => {
  fc.assert(
    fc.property(anyPlan, someIllnesses, fc.constantFrom(...illnessIds), age, (plan, illnesses, more, years) => {
      const [now, then] = [waitOf(plan, illnesses), waitOf(plan, [...illnesses, more])];
      expect(then?.months ?? Infinity).toBeGreaterThanOrEqual(now?.months ?? 0);
      const shares = [ownSharePercent(plan, years), ownSharePercent(plan, years + 1)];
      expect(shares[1] ?? 0).toBeGreaterThanOrEqual(shares[0] ?? 0);
    }),
  );
});

test('what makes a wait shorter does so, and what surely holds stands before what one has to ask about', () => {
  fc.assert(
    fc.property(anyPlan, someIllnesses, (plan, illnesses) => {
      const waits = shorterWaitsOf(plan, illnesses);
      const standard = waitOf(plan, illnesses)?.months ?? Infinity;
      for (const { months: shorter } of waits) expect(shorter).toBeLessThan(standard);
      const toAsk = waits.map(({ isToAsk }) => isToAsk);
      expect(toAsk).toEqual([...toAsk].sort((one, other) => Number(one) - Number(other)));
    }),
  );
});
