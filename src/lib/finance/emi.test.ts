import fc from 'fast-check';
import { amortisationByYear, calculateEmi, exactEmi, inWholeRupees, type Loan } from './emi';

const loan = (principal: number, annualRatePercent: number, tenureMonths: number): Loan => ({
  principal,
  annualRatePercent,
  tenureMonths,
});

/** The formula as SPEC.md section 9 writes it, kept apart from the code under test. */
function emiAsSpecified({ principal, annualRatePercent, tenureMonths }: Loan): number {
  const rate = annualRatePercent / 12 / 100;
  const growth = (1 + rate) ** tenureMonths;
  return (principal * rate * growth) / (growth - 1);
}

/** Expects equality within half a unit of the last published digit, plus a little for their own rounding. */
function expectWithin(actual: number, published: number, tolerance: number): void {
  expect(Math.abs(actual - published)).toBeLessThanOrEqual(tolerance);
}

test('the columns of the default loan close', () => {
  const years = inWholeRupees(amortisationByYear(loan(5_000_000, 8.5, 240)));
  expect(years.reduce((sum, { principalPaid }) => sum + principalPaid, 0)).toBe(5_000_000);
  expect(years.reduce((sum, { interestPaid }) => sum + interestPaid, 0)).toBe(5_413_941);
  expect(years[0]!.balance - years[1]!.principalPaid).toBe(years[1]!.balance);
});

describe('published figures (research/mission.md, section 4)', () => {
  test.each([
    { row: 1, of: loan(410_000, 5, 240), emi: 2705.82, atThreePointsMore: 3429.4 },
    { row: 3, of: loan(315_000, 6.5, 144), emi: 3156.05, atThreePointsMore: 3674.08 },
    { row: 4, of: loan(400_000, 5, 300), emi: 2338.36, atThreePointsMore: 3087.26 },
  ])('row $row: instalment, and the instalment 3 points higher', ({ of, emi, atThreePointsMore }) => {
    expect(exactEmi(of)).toBeCloseTo(emi, 2);
    expect(exactEmi({ ...of, annualRatePercent: of.annualRatePercent + 3 })).toBeCloseTo(atThreePointsMore, 2);
  });

  test.each([
    { row: 6, of: loan(5_000_000, 8.5, 240), exact: 43_391.16 },
    { row: 7, of: loan(1_000_000, 8.5, 240), exact: 8678.23 },
    { row: 8, of: loan(500_000, 10, 60), exact: 10_623.52 },
    { row: 10, of: loan(6_500_000, 8.5, 240), exact: 56_408.51 },
  ])('row $row: unrounded instalment', ({ of, exact }) => {
    expect(exactEmi(of)).toBeCloseTo(exact, 2);
  });

  test.each([
    { row: 6, of: loan(5_000_000, 8.5, 240), emi: 43_391, totalPayable: 10_413_840, totalInterest: 5_413_840 },
    // Published total 20,82,776 multiplies the unrounded EMI; ours rounds first, as row 6 does.
    { row: 7, of: loan(1_000_000, 8.5, 240), emi: 8678, totalPayable: 2_082_720, totalInterest: 1_082_720 },
    { row: 8, of: loan(500_000, 10, 60), emi: 10_624, totalPayable: 637_440, totalInterest: 137_440 },
    { row: 10, of: loan(6_500_000, 8.5, 240), emi: 56_409, totalPayable: 13_538_160, totalInterest: 7_038_160 },
  ])('row $row: EMI rounded first', ({ of, emi, totalPayable, totalInterest }) => {
    expect(calculateEmi(of)).toEqual({ emi, totalPayable, totalInterest });
  });

  test.each([
    { row: 1, of: loan(410_000, 5, 240), total: 649_396.45, tolerance: 0.01 },
    { row: 3, of: loan(315_000, 6.5, 144), total: 454_471.41, tolerance: 0.01 },
    { row: 4, of: loan(400_000, 5, 300), total: 701_508, tolerance: 0.5 },
    { row: 7, of: loan(1_000_000, 8.5, 240), total: 2_082_776, tolerance: 0.5 },
    { row: 8, of: loan(500_000, 10, 60), total: 637_411.34, tolerance: 0.01 },
    { row: 10, of: loan(6_500_000, 8.5, 240), total: 13_538_043, tolerance: 1 },
  ])('row $row: total of the unrounded schedule', ({ of, total, tolerance }) => {
    const paid = amortisationByYear(of, exactEmi(of)).reduce(
      (sum, { principalPaid, interestPaid }) => sum + principalPaid + interestPaid,
      0,
    );
    expectWithin(paid, total, tolerance);
  });

  test.each([
    {
      row: 1,
      of: loan(410_000, 5, 240),
      tolerance: 0.006,
      balances: [
        [1, 397_752.02],
        [7, 309_923.65],
        [19, 31_607.27],
      ] as const,
    },
    {
      row: 3,
      of: loan(315_000, 6.5, 144),
      tolerance: 0.006,
      balances: [
        [2, 277_948.71],
        [5, 212_536.78],
        [8, 133_082.76],
      ] as const,
    },
    {
      row: 4,
      of: loan(400_000, 5, 300),
      tolerance: 0.5,
      balances: [
        [1, 391_752],
        [5, 354_321],
        [10, 295_698],
        [15, 220_464],
        [20, 123_911],
        [24, 27_315],
      ] as const,
    },
  ])('row $row: balances at year ends', ({ of, tolerance, balances }) => {
    const years = amortisationByYear(of, exactEmi(of));
    for (const [year, balance] of balances) expectWithin(years[year - 1]?.balance ?? NaN, balance, tolerance);
  });
});

describe('inputs without a loan', () => {
  const nothing = { emi: 0, totalPayable: 0, totalInterest: 0 };

  test.each([loan(0, 8.5, 240), loan(-1, 8.5, 240), loan(1e6, 0, 240), loan(1e6, -2, 240), loan(1e6, 8.5, 0)])(
    '%j is all zero',
    (of) => {
      expect(calculateEmi(of)).toEqual(nothing);
      expect(exactEmi(of)).toBe(0);
      expect(amortisationByYear(of)).toEqual([]);
    },
  );

  test.each([
    [loan(NaN, 8.5, 240), /principal must be a finite number/],
    [loan(1e6, Infinity, 240), /annualRatePercent must be a finite number/],
    [loan(0, 8.5, NaN), /tenureMonths must be a finite number/],
    [loan(1e6, 8.5, 7.5), /whole number of months, found 7.5/],
  ])('%j throws a RangeError that names the input', (of, message) => {
    for (const compute of [calculateEmi, exactEmi, amortisationByYear]) {
      expect(() => compute(of)).toThrow(RangeError);
      expect(() => compute(of)).toThrow(message);
    }
  });

  test('an instalment that is not a number throws', () => {
    expect(() => amortisationByYear(loan(1e6, 8.5, 12), NaN)).toThrow(/instalment must be a finite number/);
  });
});

describe('year by year', () => {
  test('a last year of fewer than twelve months is a row of its own', () => {
    const years = amortisationByYear(loan(1_000_000, 9, 30));
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
    expect(years.at(-1)?.balance).toBe(0);
  });

  test('an instalment larger than needed clears the loan early and leaves zeros', () => {
    const [first, second] = amortisationByYear(loan(100_000, 12, 24), 20_000);
    expect(first?.balance).toBe(0);
    expect(second).toEqual({ year: 2, principalPaid: 0, interestPaid: 0, balance: 0 });
  });

  test('the last instalment settles what rounding the EMI has left', () => {
    const of = loan(5_000_000, 8.5, 240);
    const interest = amortisationByYear(of).reduce((sum, { interestPaid }) => sum + interestPaid, 0);
    const { emi, totalInterest } = calculateEmi(of);
    const remainder = (exactEmi(of) - emi) * (((1 + 0.085 / 12) ** 240 - 1) / (0.085 / 12));
    expect(interest - totalInterest).toBeCloseTo(remainder, 4);
    expect(remainder).toBeGreaterThan(50);
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

  test('the instalments are worth the principal today, within what rounding allows', () => {
    forAll((of) => {
      const rate = of.annualRatePercent / 1200;
      let annuity = 0;
      for (let month = 1; month <= of.tenureMonths; month += 1) annuity += (1 + rate) ** -month;
      expectWithin((exactEmi(of) * annuity) / of.principal, 1, 1e-9);
      expectWithin(calculateEmi(of).emi * annuity, of.principal, 0.5 * annuity + 0.01);
    });
  });

  test('principal parts add up to the principal, and the last balance is nil', () => {
    forAll((of) => {
      const years = amortisationByYear(of);
      const repaid = years.reduce((sum, { principalPaid }) => sum + principalPaid, 0);
      expectWithin(repaid / of.principal, 1, 1e-9);
      expect(years).toHaveLength(Math.ceil(of.tenureMonths / 12));
      expect(years.at(-1)?.balance).toBe(0);
    });
  });

  test('without rounding, the balance falls every year', () => {
    forAll((of) => {
      let before = of.principal;
      for (const { balance, interestPaid } of amortisationByYear(of, exactEmi(of))) {
        expect(balance).toBeLessThan(before);
        expect(interestPaid).toBeGreaterThan(0);
        before = balance;
      }
    });
  });

  test('in whole rupees, columns and rows add up, and nothing is more than a rupee off', () => {
    forAll((of) => {
      const whole = { ...of, principal: Math.round(of.principal) };
      const exact = amortisationByYear(whole);
      const { emi } = calculateEmi(whole);
      const interest = exact.reduce((sum, { interestPaid }) => sum + interestPaid, 0);
      let owed = whole.principal;
      let shownInterest = 0;
      inWholeRupees(exact).forEach(({ principalPaid, interestPaid, balance }, index) => {
        owed -= principalPaid;
        shownInterest += interestPaid;
        expect(balance).toBe(owed);
        expectWithin(principalPaid, exact[index]!.principalPaid, 1.001);
        expectWithin(interestPaid, exact[index]!.interestPaid, 1.001);
        // A rounded EMI may clear a small loan early.
        if (balance > emi) expect(principalPaid + interestPaid).toBe(12 * emi);
      });
      expect(owed).toBe(0);
      expect(shownInterest).toBe(Math.round(interest));
    });
  });
});
