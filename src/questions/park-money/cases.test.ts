import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { answerFor } from './answer';
import { madeUpCards } from '@site/tests/unit/madeUpCards';
import { schemesFor } from './schemes';
import { defaults } from './values';

const asked = z.strictObject({
  sum: z.int(),
  months: z.int(),
  slab: z.string().optional(),
  senior: z.boolean().optional(),
});
const about = { case: z.string(), published: z.string(), asked };

const casesOf = <Case extends z.ZodType>(name: string, schema: Case): z.infer<Case>[] =>
  z.array(schema).parse(parse(readFileSync(path.join(__dirname, 'cases', `${name}.yml`), 'utf8')));

/** The law and the rates of the cases. */
const figures = {
  'deposit-insurance': 500_000,
  'income-tax-cess': 4,
  'post-office-deposit-1-year': 6.9,
  'post-office-deposit-2-years': 7,
  'post-office-deposit-3-years': 7.1,
  'post-office-deposit-5-years': 7.5,
  'post-office-savings-rate': 4,
  'scss-rate': 8.2,
  'scss-limit': 3_000_000,
  'scss-term': 5,
  'nsc-rate': 7.7,
  'nsc-term': 5,
  'rbi-bonds-rate': 8.05,
  'rbi-bonds-term': 7,
  'ppf-rate': 7.1,
  'ppf-lock-in': 15,
};

const parkedOf = ({ sum, months, slab = 'none', senior = false }: z.infer<typeof asked>) => ({
  ...defaults,
  sum,
  months,
  slab,
  senior,
});

const splitCase = z.strictObject({
  ...about,
  cards: z.array(z.record(z.string(), z.string())),
  parts: z.array(z.strictObject({ card: z.int(), rupees: z.int() })),
  earned: z.number(),
});

test.each(casesOf('split', splitCase))('$case', ({ asked: given, cards, parts, earned }) => {
  const made = madeUpCards(cards);
  const { deposits, split } = answerFor(parkedOf(given), figures, made);
  const found = deposits.spread.parts.map(({ offer, amount }) => ({
    card: made.indexOf(offer.bank) + 1,
    rupees: amount,
  }));
  expect(found).toEqual(parts);
  expect(split.afterTax).toBeCloseTo(earned, 2);
});

const schemeCase = z.strictObject({
  ...about,
  scheme: z.enum(['deposit', 'savings', 'scss', 'nsc']),
  interest: z.number(),
});

test.each(casesOf('schemes', schemeCase))('$case', ({ asked: given, scheme, interest }) => {
  const found = schemesFor(parkedOf(given), figures).find(({ id }) => id === scheme);
  expect(found?.fits).toBe(true);
  expect(found?.interest).toBeCloseTo(interest, 2);
});

test.each([
  ['scss', { months: 59, senior: true }, false],
  ['scss', { months: 60, senior: false }, false],
  ['scss', { months: 60, senior: true }, true],
  ['nsc', { months: 59, senior: false }, false],
  ['deposit', { months: 11, senior: false }, false],
  ['bonds', { months: 84, senior: false }, true],
  ['ppf', { months: 120, senior: false }, false],
] as const)('%s for %j fits: %s', (id, given, fits) => {
  const found = schemesFor({ ...defaults, ...given }, figures).find((scheme) => scheme.id === id);
  expect(found?.fits).toBe(fits);
});

test('more than a person may put into a scheme earns only on what it takes', () => {
  const of = (sum: number) =>
    schemesFor({ ...defaults, sum, months: 60, senior: true }, figures).find(({ id }) => id === 'scss');
  expect(of(5_000_000)).toMatchObject({ taken: 3_000_000, interest: of(3_000_000)?.interest });
});
