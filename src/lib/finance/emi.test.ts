import * as fc from '@site/tests/unit/properties';
import { calculateEmi, exactEmi, type Loan } from './emi';

const loan = (principal: number, annualRatePercent: number, tenureMonths: number): Loan => ({
  principal,
  annualRatePercent,
  tenureMonths,
});

/** The formula as textbooks write it, kept apart from the code under test. */
function emiAsSpecified({ principal, annualRatePercent, tenureMonths }: Loan): number {
  const rate = annualRatePercent / 12 / 100;
  const growth = (1 + rate) ** tenureMonths;
  return (principal * rate * growth) / (growth - 1);
}

function expectWithin(actual: number, expected: number, tolerance: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance);
}

describe('inputs without a loan', () => {
  const nothing = { emi: 0, totalPayable: 0, totalInterest: 0 };

  test.each([loan(0, 8.5, 240), loan(-1, 8.5, 240), loan(0, 0, 240), loan(1e6, -2, 240), loan(1e6, 8.5, 0)])(
    '%j is all zero',
    (of) => {
      expect(calculateEmi(of)).toEqual(nothing);
      expect(exactEmi(of)).toBe(0);
    },
  );

  test.each([
    [loan(NaN, 8.5, 240), /principal must be a finite number/],
    [loan(1e6, Infinity, 240), /annualRatePercent must be a finite number/],
    [loan(0, 8.5, NaN), /tenureMonths must be a finite number/],
    [loan(1e6, 8.5, 7.5), /whole number of months, found 7.5/],
  ])('%j throws a RangeError that names the input', (of, message) => {
    for (const compute of [calculateEmi, exactEmi]) {
      expect(() => compute(of)).toThrow(RangeError);
      expect(() => compute(of)).toThrow(message);
    }
  });
});

describe('properties', () => {
  /** Wider than any loan on the site: 10,000 rupees to 10 crore, 0.05% to 48%, one month to 40 years. */
  const anyLoan = fc.record({
    principal: fc.integer({ min: 10_000, max: 100_000_000 }),
    annualRatePercent: fc.integer({ min: 1, max: 960 }).map((twentieths) => twentieths / 20),
    tenureMonths: fc.integer({ min: 1, max: 480 }),
  });
  const forAll = (check: (of: Loan) => void): void => fc.assert(fc.property(anyLoan, check));

  test('agrees with the formula as specified', () => {
    forAll((of) => expectWithin(exactEmi(of) / emiAsSpecified(of), 1, 1e-9));
  });

  test('a higher rate or principal means a higher EMI, a longer tenure a lower one', () => {
    forAll((of) => {
      const emi = exactEmi(of);
      expect(exactEmi({ ...of, annualRatePercent: of.annualRatePercent + 0.05 })).toBeGreaterThan(emi);
      expect(exactEmi({ ...of, principal: of.principal + 1000 })).toBeGreaterThan(emi);
      expect(exactEmi({ ...of, tenureMonths: of.tenureMonths + 1 })).toBeLessThan(emi);
    });
  });

  test('a longer tenure or a higher rate costs more interest', () => {
    const interest = (of: Loan): number => exactEmi(of) * of.tenureMonths - of.principal;
    forAll((of) => {
      expect(interest({ ...of, tenureMonths: of.tenureMonths + 12 })).toBeGreaterThan(interest(of));
      expect(interest({ ...of, annualRatePercent: of.annualRatePercent + 0.05 })).toBeGreaterThan(interest(of));
    });
  });

  test('totals are whole rupees and add up', () => {
    forAll((of) => {
      const { emi, totalPayable, totalInterest } = calculateEmi(of);
      expect(Number.isInteger(emi)).toBe(true);
      expect(totalPayable).toBe(emi * of.tenureMonths);
      expect(totalInterest + of.principal).toBe(totalPayable);
    });
  });

  test('without interest a loan is repaid in equal parts, and costs nothing', () => {
    forAll((of) => {
      const free = { ...of, annualRatePercent: 0 };
      expectWithin(exactEmi(free) * of.tenureMonths, of.principal, 1e-6);
      expect(calculateEmi(free)).toMatchObject({ totalPayable: of.principal, totalInterest: 0 });
      expect(exactEmi({ ...of, annualRatePercent: 0.0001 })).toBeGreaterThan(exactEmi(free));
    });
  });

  test('next to no interest costs nothing, however the EMI is rounded', () => {
    const small = fc.record({
      principal: fc.integer({ min: 1, max: 2_000 }),
      annualRatePercent: fc.integer({ min: 0, max: 40 }).map((twentieths) => twentieths / 20),
      tenureMonths: fc.integer({ min: 1, max: 480 }),
    });
    fc.assert(
      fc.property(small, (of) => {
        const { emi, totalPayable, totalInterest } = calculateEmi(of);
        expect(totalInterest).toBeGreaterThanOrEqual(0);
        expect(totalInterest + of.principal).toBe(totalPayable);
        if (of.annualRatePercent > 0 && totalInterest > 0) expect(totalPayable).toBe(emi * of.tenureMonths);
      }),
    );
    expect(calculateEmi(loan(500, 0.05, 12))).toEqual({ emi: 42, totalPayable: 504, totalInterest: 4 });
    expect(calculateEmi(loan(1_000, 0.05, 12))).toEqual({ emi: 83, totalPayable: 1_000, totalInterest: 0 });
  });

  test('the instalments are worth the principal today, within what rounding allows', () => {
    forAll((of) => {
      const rate = of.annualRatePercent / 1200;
      let annuity = 0;
      for (let month = 1; month <= of.tenureMonths; month += 1) annuity += (1 + rate) ** -month;
      expectWithin((exactEmi(of) * annuity) / of.principal, 1, 1e-9);
      expectWithin(calculateEmi(of).emi * annuity, of.principal, 0.5 * annuity + 0.01);
    });
  });
});
