/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { parse } from 'yaml';
import * as z from 'zod';
import { figureValues } from '../../content/figureValues';
import type { FiguresFile } from '../../content/schemas';
import { taxYearAfter } from '../../content/taxYear';
import { casesOf } from '@site/tests/unit/cases';
import { deductionsForTax, incomeTax, taxBySlab } from './incomeTax';
import {
  compareRegimes,
  deductionsFrom,
  lastTaxYear,
  rulesFor,
  taxFigures,
  taxYears,
  type Salary,
} from '../../content/law/taxRegimes';

const registry = parse(readFileSync(path.join(__dirname, '../../content/figures.yml'), 'utf8')) as FiguresFile;
const figures = figureValues(registry, taxFigures);
/** The registry with all that is set by tax year known for one more. */
const withNextYear = (): FiguresFile => ({
  ...registry,
  rows: registry.rows.map((figure) => ({
    ...figure,
    ...(figure.taxYear && { taxYear: taxYearAfter(figure.taxYear) }),
  })),
});

test('the next tax year is offered once the registry has it for every figure, and not before', () => {
  const known = Object.values(taxYears(figures));
  const last = taxYears(figures)[lastTaxYear(figures)]!;
  const later = withNextYear();
  expect(Object.values(taxYears(figureValues(later, taxFigures)))).toEqual([...known, taxYearAfter(last)]);
  const allButOne = later.rows.map((figure) =>
    figure.id === 'income-tax-cess' ? { ...figure, taxYear: last } : figure,
  );
  expect(Object.values(taxYears(figureValues({ ...later, rows: allButOne }, taxFigures)))).toEqual(known);
});

const ruleOf = (regime: 'old' | 'new', year: number, age = 'below60') =>
  rulesFor(figures, regime, { year: String(year), age });

const cases = casesOf('income-tax', {
  given: z.strictObject({ year: z.int(), regime: z.enum(['old', 'new']), income: z.number() }),
  expected: z.number(),
});

test.each(cases)('$case is as published', ({ given: { year, regime, income }, expected, tolerance }) => {
  expect(Math.abs(incomeTax(income, ruleOf(regime, year)).payable - expected)).toBeLessThanOrEqual(tolerance);
});

const income = fc.integer({ min: 0, max: 500_000_000 });
const years = fc.constantFrom(2024, 2025, 2026);
const regimes = fc.constantFrom('old' as const, 'new' as const);
const ages = fc.constantFrom('below60', 'from60', 'from80');

test('the slabs together hold the income, and no slab takes more than its percentage', () => {
  fc.assert(
    fc.property(income, regimes, years, ages, (rupees, regime, year, age) => {
      const slabs = taxBySlab(rupees, ruleOf(regime, year, age).slabs);
      for (const { percent, tax } of slabs) expect(tax).toBeGreaterThanOrEqual(percent > 0 ? Number.MIN_VALUE : 0);
      const topPercent = slabs.at(-1)?.percent ?? 0;
      const all = slabs.reduce((sum, { tax }) => sum + tax, 0);
      expect(all).toBeLessThanOrEqual((rupees * topPercent) / 100);
    }),
  );
});

test('more income never means less tax', () => {
  fc.assert(
    fc.property(
      income,
      fc.integer({ min: 0, max: 10_000_000 }),
      regimes,
      years,
      ages,
      (rupees, more, ...[regime, year, age]) => {
        const rules = ruleOf(regime, year, age);
        expect(incomeTax(rupees + more, rules).payable).toBeGreaterThanOrEqual(incomeTax(rupees, rules).payable);
      },
    ),
  );
});

test('marginal relief leaves at most the cess of a rise to be lost, but for the edge of the old rebate', () => {
  const aroundEdges = fc
    .constantFrom(0, 500_000, 700_000, 1_200_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000)
    .chain((edge) => fc.integer({ min: Math.max(edge - 500_000, 0), max: edge + 500_000 }));
  fc.assert(
    fc.property(aroundEdges, fc.integer({ min: 0, max: 1_000_000 }), regimes, years, ages, (rupees, more, ...rest) => {
      const [regime, year, age] = rest;
      const rules = ruleOf(regime, year, age);
      const rise = incomeTax(rupees + more, rules).payable - incomeTax(rupees, rules).payable;
      const edge = regime === 'old' ? rules.rebateMost * 1.04 : 0;
      // Income and tax are each rounded to ten rupees.
      expect(rise).toBeLessThanOrEqual(more * 1.04 + edge + 21);
    }),
  );
});

test('the deductions that make both taxes equal do so, and ten rupees less do not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), years, (rupees, year) => {
      const old = ruleOf('old', year);
      const tax = incomeTax(rupees, ruleOf('new', year)).payable;
      const off = deductionsForTax(rupees, tax, old);
      expect(incomeTax(Math.max(rupees - off, 0), old).payable).toBeLessThanOrEqual(tax);
      if (off > 0) expect(incomeTax(rupees - off + 10, old).payable).toBeGreaterThan(tax);
    }),
  );
  expect(() => deductionsForTax(1_000_000, -1, ruleOf('old', 2026))).toThrow('no deduction');
});

test('extremes: no income, one rupee, and 50 crore', () => {
  expect(incomeTax(0, ruleOf('new', 2026))).toEqual({ slabTax: 0, rebate: 0, surcharge: 0, cess: 0, payable: 0 });
  expect(incomeTax(1, ruleOf('old', 2026)).payable).toBe(0);
  // (3,00,000 + 30% of 49.76 crore) × 1.25 × 1.04
  expect(incomeTax(500_000_000, ruleOf('new', 2026)).payable).toBe(194_454_000);
});

/** Cells of the rows of a table on a page, as numbers where they are rupees. */
function rupeesOnPage(page: string, row: RegExp): readonly (readonly number[])[] {
  const lines = readFileSync(path.join(__dirname, '../../../docs', page), 'utf8').split('\n');
  return lines
    .filter((line) => row.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => (cell.trim() === 'nil' ? 0 : Number(cell.replace(/\D/gu, '')))));
}

test('the table of /tax-saving says what the calculator says', () => {
  const rows = rupeesOnPage('tax-saving.mdx', /^\| ₹[\d,]+ \| (?:nil|₹[\d,]+) \| ₹[\d,]+ \|/u);
  expect(rows.length).toBeGreaterThan(3);
  for (const [salary = 0, ...said] of rows) {
    const answer = compareRegimes(
      {
        ...{ year: '2026', salary, age: 'below60', savings: 150_000, health: 25_000, parentsHealth: 0 },
        ...{ hra: 0, interest: 0, nps: 50_000, basic: 0, employerNps: 0, employerPf: 0, ownPf: 0 },
        ...{ other: 0, rent: 0, hraReceived: 0, city: 'metro' },
      },
      figures,
    );
    expect([answer.tax.new.payable, answer.tax.old.payable, answer.breakEven]).toEqual(said);
  }
});

describe('what comes off a salary', () => {
  const given: Salary = {
    year: '2026',
    salary: 2_000_000,
    age: 'below60',
    savings: 200_000,
    health: 40_000,
    parentsHealth: 60_000,
    hra: 100_000,
    interest: 300_000,
    nps: 80_000,
    basic: 1_000_000,
    employerNps: 200_000,
    employerPf: 0,
    ownPf: 0,
    other: 0,
    rent: 0,
    hraReceived: 0,
    city: 'metro',
  };
  const allowed = (regime: 'old' | 'new', change: Partial<Salary> = {}) =>
    deductionsFrom(figures, { ...given, ...change }).map((deduction) => deduction[regime]);

  it('stays within the limits of the old regime', () => {
    expect(allowed('old')).toEqual([50_000, 100_000, 100_000, 200_000, 150_000, 50_000, 25_000, 50_000]);
    expect(allowed('old', { age: 'from60' })[6]).toBe(40_000);
  });

  it("is the standard deduction and the employer's NPS payment in the new one", () => {
    expect(allowed('new')).toEqual([75_000, 140_000, 0, 0, 0, 0, 0, 0]);
    expect(allowed('new', { salary: 60_000 })[0]).toBe(60_000);
  });

  test('the old regime is no dearer exactly when the deductions reach those that make both taxes equal', () => {
    const amount = fc.integer({ min: 0, max: 400 }).map((thousands) => thousands * 1000);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 6_000 }), amount, amount, (thousands, hra, interest) => {
        const { tax, claimed, breakEven, cheaper } = compareRegimes(
          { ...given, salary: thousands * 1000, employerNps: 0, hra, interest },
          figures,
        );
        expect(tax.old.payable <= tax.new.payable).toBe(claimed >= breakEven);
        expect(tax[cheaper].payable).toBe(Math.min(tax.old.payable, tax.new.payable));
      }),
    );
  });
});
