/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { figureValues } from '../../content/figureValues';
import type { FiguresFile } from '../../content/schemas';
import { casesOf } from '@site/tests/unit/cases';
import { capitalGainsTax, partOf, termOf, type Asset, type Sale } from './capitalGains';
import { gainsFigures, lawOn, missingIndex } from '../../content/law/capitalGainsLaw';

const registry = parse(readFileSync(path.join(__dirname, '../../content/figures.yml'), 'utf8')) as FiguresFile;
const figures = figureValues(registry, gainsFigures);
const taxOf = (sale: Sale, exemptUsed = 0) => capitalGainsTax(sale, lawOn(figures, sale.sold), 30, exemptUsed);

const assets = ['equity', 'debt', 'property', 'gold'] as const;
const cases = casesOf('capital-gains', {
  given: z.strictObject({
    asset: z.enum(assets),
    bought: z.iso.date(),
    sold: z.iso.date(),
    cost: z.number(),
    price: z.number(),
  }),
  expected: z.number(),
});

test.each(cases)('$case is taxed as published', ({ given, expected, tolerance }) => {
  expect(Math.abs(taxOf(given).tax - expected)).toBeLessThanOrEqual(tolerance);
});

test.each([
  ['equity', '2024-01-15', '2025-01-15', 'short'],
  ['equity', '2024-01-15', '2025-01-16', 'long'],
  ['gold', '2021-07-01', '2024-07-01', 'slab'],
  ['gold', '2021-07-01', '2024-07-02', 'long'],
  ['gold', '2022-07-24', '2024-07-22', 'slab'],
  ['gold', '2022-07-22', '2024-07-23', 'long'],
  ['property', '2022-01-01', '2024-01-02', 'long'],
  ['debt', '2023-03-31', '2025-04-01', 'long'],
  ['debt', '2023-04-01', '2026-11-20', 'slab'],
] as const)('%s bought on %s and sold on %s is %s', (asset, bought, sold, term) => {
  expect(termOf({ asset, bought, sold, cost: 1, price: 2 }, lawOn(figures, sold))).toBe(term);
});

const day = (first: string, last: string) =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const sales: fc.Arbitrary<Sale> = fc.record({
  asset: fc.constantFrom<Asset>(...assets),
  bought: day('2001-04-01', '2018-03-31'),
  sold: day('2018-04-01', '2027-03-31'),
  cost: fc.integer({ min: 1, max: 500_000_000 }),
  price: fc.integer({ min: 1, max: 500_000_000 }),
});

test('a loss is not taxed, no gain is taxed above the highest slab, and more gain never means less tax', () => {
  fc.assert(
    fc.property(sales, fc.integer({ min: 0, max: 10_000_000 }), (sale, more) => {
      const { gain, tax } = taxOf(sale);
      if (gain <= 0) expect(tax).toBe(0);
      expect(tax).toBeLessThanOrEqual((Math.max(gain, 0) * 30) / 100);
      expect(taxOf({ ...sale, price: sale.price + more }).tax).toBeGreaterThanOrEqual(tax);
    }),
  );
});

test('property bought before 23 July 2024 is taxed by whichever way takes less', () => {
  const property = fc.record({
    bought: day('2001-04-01', '2021-03-31'),
    sold: day('2024-07-23', '2027-03-31'),
    cost: fc.integer({ min: 1, max: 500_000_000 }),
    price: fc.integer({ min: 1, max: 500_000_000 }),
  });
  fc.assert(
    fc.property(property, (sale) => {
      const { tax, gain } = taxOf({ asset: 'property', ...sale });
      expect(tax).toBeLessThanOrEqual((Math.max(gain, 0) * 12.5) / 100);
      expect(tax).toBeLessThanOrEqual(taxOf({ asset: 'gold', ...sale }).tax);
    }),
  );
});

test('gains on equity of the same year use up the exempt sum first', () => {
  const sale: Sale = { asset: 'equity', bought: '2024-01-01', sold: '2026-01-01', cost: 100_000, price: 300_000 };
  expect(taxOf(sale).tax).toBe(9_375);
  expect(taxOf(sale, 100_000).tax).toBe(21_875);
  expect(taxOf(sale, 500_000).tax).toBe(25_000);
});

test('a tax year without an index of its own is named, with the year whose index stands in for it', () => {
  const last = Math.max(
    ...registry.rows
      .find(({ id }) => id === 'cost-inflation-index')!
      .periods.map(({ from = '' }) => Number(from.slice(0, 4))),
  );
  expect(missingIndex(figures, `${last + 1}-03-31`)).toBeUndefined();
  expect(missingIndex(figures, `${last + 1}-04-01`)).toEqual({
    year: `${last + 1}-${String(last + 2).slice(2)}`,
    instead: `${last}-${String(last + 1).slice(2)}`,
  });
});

test('each tax year that has begun has its index', () => {
  expect(
    missingIndex(figures, registry.rows.find(({ id }) => id === 'cost-inflation-index')!.checked!),
  ).toBeUndefined();
});

describe('equity bought before February 2018', () => {
  const sale: Sale = { asset: 'equity', bought: '2015-05-01', sold: '2026-05-01', cost: 100_000, price: 900_000 };

  test.each([
    [undefined, 800_000],
    [0, 800_000],
    [50_000, 800_000],
    [400_000, 500_000],
    // A loss by the price of that day is no loss.
    [1_000_000, 0],
  ])('worth %p on 31 January 2018, gains %i', (worthIn2018, gain) => {
    expect(capitalGainsTax({ ...sale, worthIn2018 }, lawOn(figures, sale.sold), 30).gain).toBe(gain);
  });

  it('is the only thing whose worth on that day counts', () => {
    const worthIn2018 = 400_000;
    for (const other of [
      { bought: '2018-02-01' },
      { asset: 'gold' },
      { bought: '2017-06-01', sold: '2018-05-01' },
    ] as const) {
      expect(capitalGainsTax({ ...sale, ...other, worthIn2018 }, lawOn(figures, '2026-05-01'), 30).gain).toBe(800_000);
    }
  });
});

test('a part of a sale is that part of its cost, of its worth in 2018 and of its price: taxes in proportion save nothing', () => {
  fc.assert(
    fc.property(sales, fc.integer({ min: 0, max: 10_000_000 }), (sale, worthIn2018) => {
      const whole = taxOf({ ...sale, worthIn2018 });
      const half = taxOf(partOf({ ...sale, worthIn2018 }, 1 / 2));
      expect(half.gain * 2).toBeCloseTo(whole.gain, 4);
      const exempt = sale.asset === 'equity' && whole.term === 'long';
      if (exempt) expect(half.tax * 2).toBeLessThanOrEqual(whole.tax + 1e-6);
      else expect(half.tax * 2).toBeCloseTo(whole.tax, 4);
    }),
  );
});
