import * as fc from '@site/tests/unit/properties';
import { calculateEmi, exactEmi, type Loan } from './emi';
import { monthsToRepay, repaymentSchedule, scheduleTotals, type Prepayment } from './schedule';

const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 100_000, max: 100_000_000 }),
  annualRatePercent: fc.integer({ min: 10, max: 2_000 }).map((n) => n / 100),
  tenureMonths: fc.integer({ min: 6, max: 360 }),
});
const prepayments: fc.Arbitrary<readonly Prepayment[]> = fc.array(
  fc.record({
    amount: fc.integer({ min: 0, max: 2_000_000 }),
    from: fc.integer({ min: 1, max: 360 }),
    every: fc.constantFrom('once' as const, 'month' as const, 'year' as const),
  }),
  { maxLength: 3 },
);
const rateChanges = fc.array(
  fc.record({
    from: fc.integer({ min: 2, max: 200 }),
    points: fc.integer({ min: -300, max: 400 }).map((n) => n / 100),
  }),
  { maxLength: 3 },
);
const adjusts = fc.constantFrom('tenure' as const, 'EMI' as const);

it('repays exactly the principal and ends at nothing', () => {
  fc.assert(
    fc.property(loans, prepayments, rateChanges, adjusts, (loan, paid, changes, what) => {
      const schedule = repaymentSchedule(loan, { prepayments: paid, rateChanges: changes, adjusts: what });
      const repaid = schedule.reduce((sum, month) => sum + month.principal + month.prepayment, 0);
      expect(repaid / loan.principal).toBeCloseTo(1, 9);
      expect(schedule.at(-1)?.balance).toBe(0);
      expect(schedule.slice(0, -1).every(({ balance }) => balance > 0)).toBe(true);
      expect(schedule.length).toBeLessThanOrEqual(loan.tenureMonths * 2);
    }),
  );
});

it.each([
  { principal: 500_000_000, annualRatePercent: 8.5, tenureMonths: 1 },
  { principal: 500_000_000, annualRatePercent: 0.05, tenureMonths: 1200 },
  { principal: 500_000_000, annualRatePercent: 48, tenureMonths: 1200 },
  { principal: 1, annualRatePercent: 8.5, tenureMonths: 1 },
])('holds for the extreme of %j', (loan) => {
  const schedule = repaymentSchedule(loan, { emi: exactEmi(loan) });
  const repaid = schedule.reduce((sum, { principal }) => sum + principal, 0);
  expect(schedule).toHaveLength(loan.tenureMonths);
  expect(repaid / loan.principal).toBeCloseTo(1, 9);
  expect(schedule.at(-1)?.balance).toBe(0);
});

it('is the EMI formula where nothing changes', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { months, paid } = scheduleTotals(repaymentSchedule(loan, { emi: exactEmi(loan) }));
      expect(months).toBe(loan.tenureMonths);
      expect(paid / (exactEmi(loan) * loan.tenureMonths)).toBeCloseTo(1, 8);
    }),
  );
});

it('settles with the last instalment what rounding the EMI has left', () => {
  const loan = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 240 };
  const { emi, totalInterest } = calculateEmi(loan);
  const { interest } = scheduleTotals(repaymentSchedule(loan));
  const remainder = (exactEmi(loan) - emi) * (((1 + 0.085 / 12) ** 240 - 1) / (0.085 / 12));
  expect(interest - totalInterest).toBeCloseTo(remainder, 4);
  expect(remainder).toBeGreaterThan(50);
});

it('never costs more, nor lasts longer, with a prepayment', () => {
  fc.assert(
    fc.property(loans, prepayments, adjusts, (loan, paid, what) => {
      const exact = { adjusts: what, emi: exactEmi(loan) };
      const before = scheduleTotals(repaymentSchedule(loan, exact));
      const after = scheduleTotals(repaymentSchedule(loan, { ...exact, prepayments: paid }));
      // A new EMI is rounded to the rupee: what half a rupee a month leaves until the last instalment.
      const rate = loan.annualRatePercent / 1200;
      const rounding = what === 'EMI' ? (0.5 * ((1 + rate) ** loan.tenureMonths - 1)) / rate : 0;
      expect(after.paid).toBeLessThanOrEqual(before.paid * (1 + 1e-12) + rounding);
      expect(after.months).toBeLessThanOrEqual(before.months);
    }),
  );
});

it('costs more at a higher rate', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 300 }), (loan, hundredths) => {
      const dearer = { ...loan, annualRatePercent: loan.annualRatePercent + hundredths / 100 };
      const cost = (of: Loan): number => scheduleTotals(repaymentSchedule(of, { emi: exactEmi(of) })).paid;
      expect(cost(dearer)).toBeGreaterThan(cost(loan));
    }),
  );
});

it('keeps the EMI and stretches the tenure when the rate rises, unless asked otherwise', () => {
  const loan = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 240 };
  const rateChanges = [{ from: 13, points: 0.5 }];
  const stretched = repaymentSchedule(loan, { rateChanges });
  const raised = repaymentSchedule(loan, { rateChanges, adjusts: 'EMI' });
  expect(stretched.at(-2)?.instalment).toBe(43_391);
  expect(stretched.length).toBeGreaterThan(240);
  expect(raised).toHaveLength(240);
  expect(raised.at(-2)?.instalment).toBeGreaterThan(43_391);
  expect(scheduleTotals(raised).interest).toBeLessThan(scheduleTotals(stretched).interest);
});

it('raises the EMI when the old one would hardly repay the loan', () => {
  const loan = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 360 };
  const schedule = repaymentSchedule(loan, { rateChanges: [{ from: 2, points: 4 }] });
  expect(monthsToRepay(4_999_000, 12.5, 38_446)).toBe(Infinity);
  expect(schedule).toHaveLength(360);
  expect(schedule[1]?.instalment).toBeGreaterThan(38_446);
});

it.each([
  [[-3, 3], 2],
  [[3, -3], 2],
  [[-1, -1, -1, 3], 2],
  [[-3], 0],
  [[-3, 0.5], 0],
  [[-3, 1.5], 0.5],
])('after changes of %j from 2%% has a rate of %d%%', (points, rate) => {
  const loan = { principal: 5_000_000, annualRatePercent: 2, tenureMonths: 240 };
  const rateChanges = points.map((by, index) => ({ from: 2 + index, points: by }));
  expect(repaymentSchedule(loan, { rateChanges })[points.length]?.annualRatePercent).toBeCloseTo(rate, 9);
});

it('forgets a change of the rate that is taken back in the same month', () => {
  fc.assert(
    fc.property(loans, rateChanges, adjusts, (loan, changes, what) => {
      const back = changes.map(({ from, points }) => ({ from, points: -points }));
      const schedule = repaymentSchedule(loan, { adjusts: what, rateChanges: [...changes, ...back] });
      for (const { annualRatePercent } of schedule) expect(annualRatePercent).toBeCloseTo(loan.annualRatePercent, 9);
    }),
  );
});

it.each([
  [100_000, 0, 10_000, 10],
  [100_001, 0, 10_000, 11],
  [5_000, 0, 10_000, 1],
  [100_000, 0, 0, Infinity],
  [100_000, 12, 1_000, Infinity],
  [100_000, 12, 10_000, 11],
])('repays %d at %d%% by %d a month in %d months', (balance, rate, emi, months) => {
  expect(monthsToRepay(balance, rate, emi)).toBe(months);
});

it('takes as many months as the schedule at that EMI, also without interest', () => {
  const rate = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 2_000 }).map((n) => n / 100),
  );
  fc.assert(
    fc.property(loans, rate, (borrowed, annualRatePercent) => {
      const loan = { ...borrowed, annualRatePercent };
      const emi = Math.ceil(exactEmi(loan));
      expect(monthsToRepay(loan.principal, annualRatePercent, emi)).toBe(repaymentSchedule(loan, { emi }).length);
    }),
  );
});

it('holds nothing for no loan, and refuses a negative prepayment', () => {
  const loan = { principal: 0, annualRatePercent: 8.5, tenureMonths: 240 };
  expect(repaymentSchedule(loan)).toEqual([]);
  expect(() => repaymentSchedule(loan, { prepayments: [{ amount: -1, from: 1, every: 'once' }] })).toThrow(RangeError);
});
