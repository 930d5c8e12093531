import * as fc from '@site/tests/unit/properties';
import { annualPercentageRate, aprWithFee, rateOfCashFlows, withGst } from './apr';
import { calculateEmi, exactEmi, type Loan } from './emi';
import { payoutsOf } from './moratorium';
import { refinance } from './refinance';
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

describe('APR with fee and GST', () => {
  it('is the rate itself without a fee, and above it with one', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 50 }), (loan, thousandths) => {
        expect(aprWithFee(loan, 0)).toBeCloseTo(loan.annualRatePercent, 8);
        expect(aprWithFee(loan, (loan.principal * thousandths) / 1000)).toBeGreaterThan(loan.annualRatePercent);
      }),
    );
  });

  it('discounts the payments to what was paid out', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 100 }), (loan, thousandths) => {
        const paidOut = loan.principal * (1 - thousandths / 1000);
        const rate = (annualPercentageRate(paidOut, exactEmi(loan), loan.tenureMonths) ?? NaN) / 1200;
        let worth = 0;
        for (let month = 1; month <= loan.tenureMonths; month += 1) worth += exactEmi(loan) / (1 + rate) ** month;
        expect(worth / paidOut).toBeCloseTo(1, 9);
      }),
    );
  });

  it('discounts payouts and late instalments to the same sum', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 60 }), (loan, waitMonths) => {
        const flows = payoutsOf(loan.principal, Math.floor(waitMonths / 12) + 1);
        const payment = exactEmi(loan);
        const rate = rateOfCashFlows({ flows, payment, months: loan.tenureMonths, waitMonths });
        const growth = 1 + (rate ?? NaN) / 1200;
        const received = flows.reduce((sum, { rupees, month }) => sum + rupees / growth ** month, 0);
        let repaid = 0;
        for (let month = 1; month <= loan.tenureMonths; month += 1) {
          repaid += payment / growth ** (month + waitMonths);
        }
        expect(repaid / received).toBeCloseTo(1, 9);
      }),
    );
  });

  it('is 0 for a loan without interest and without a fee', () => {
    fc.assert(fc.property(loans, (loan) => expect(aprWithFee({ ...loan, annualRatePercent: 0 }, 0)).toBeCloseTo(0, 6)));
  });

  it('has no value when nothing is paid out, or less comes back', () => {
    expect(aprWithFee({ principal: 100_000, annualRatePercent: 10, tenureMonths: 12 }, 100_000)).toBeUndefined();
    expect(annualPercentageRate(100_000, 1_000, 12)).toBeUndefined();
    expect(() => annualPercentageRate(NaN, 1_000, 12)).toThrow(RangeError);
    expect(() => annualPercentageRate(10_000, 1_000, 1.5)).toThrow('whole number');
  });

  it('is refused where more than one rate may fit', () => {
    const later = (rupees: number) => ({
      flows: [
        { rupees: 100_000, month: 0 },
        { rupees, month: 12 },
      ],
      payment: 10_000,
      months: 24,
    });
    expect(() => rateOfCashFlows(later(50_000))).toThrow('after repayment began');
    expect(rateOfCashFlows({ ...later(50_000), waitMonths: 12 })).toBeGreaterThan(0);
    // A charge of a later year is paid, not received.
    expect(rateOfCashFlows(later(-5_000))).toBeGreaterThan(rateOfCashFlows(later(0)) ?? Infinity);
    const charged = [
      { rupees: 100_000, month: 12 },
      { rupees: -5_000, month: 0 },
    ];
    expect(() => rateOfCashFlows({ flows: charged, payment: 10_000, months: 24, waitMonths: 12 })).toThrow(RangeError);
  });

  it('counts GST on the fee', () => {
    expect(withGst(17_500, 18)).toBe(20_650);
  });
});

describe('a schedule', () => {
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
    const schedule = repaymentSchedule(loan, { wholeRupees: false });
    const repaid = schedule.reduce((sum, { principal }) => sum + principal, 0);
    expect(schedule).toHaveLength(loan.tenureMonths);
    expect(repaid / loan.principal).toBeCloseTo(1, 9);
    expect(schedule.at(-1)?.balance).toBe(0);
  });

  it('is the EMI formula where nothing changes', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { months, paid } = scheduleTotals(repaymentSchedule(loan, { wholeRupees: false }));
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
        const exact = { adjusts: what, wholeRupees: false };
        const before = scheduleTotals(repaymentSchedule(loan, exact));
        const after = scheduleTotals(repaymentSchedule(loan, { ...exact, prepayments: paid }));
        expect(after.paid).toBeLessThanOrEqual(before.paid * (1 + 1e-12));
        expect(after.months).toBeLessThanOrEqual(before.months);
      }),
    );
  });

  it('costs more at a higher rate', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 300 }), (loan, hundredths) => {
        const dearer = { ...loan, annualRatePercent: loan.annualRatePercent + hundredths / 100 };
        const cost = (of: Loan): number => scheduleTotals(repaymentSchedule(of, { wholeRupees: false })).paid;
        expect(cost(dearer)).toBeGreaterThan(cost(loan));
      }),
    );
  });

  it('keeps the EMI and stretches the tenure when the rate rises, unless asked otherwise', () => {
    const loan = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 240 };
    const rateChanges = [{ from: 13, points: 0.5 }];
    const stretched = scheduleTotals(repaymentSchedule(loan, { rateChanges }));
    const raised = scheduleTotals(repaymentSchedule(loan, { rateChanges, adjusts: 'EMI' }));
    expect(stretched).toMatchObject({ lastEmi: 43_391 });
    expect(stretched.months).toBeGreaterThan(240);
    expect(raised).toMatchObject({ months: 240 });
    expect(raised.lastEmi).toBeGreaterThan(43_391);
    expect(raised.interest).toBeLessThan(stretched.interest);
  });

  it('raises the EMI when the old one would hardly repay the loan', () => {
    const loan = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 360 };
    const schedule = repaymentSchedule(loan, { rateChanges: [{ from: 2, points: 4 }] });
    expect(monthsToRepay(4_999_000, 12.5, 38_446)).toBe(Infinity);
    expect(schedule).toHaveLength(360);
    expect(schedule[1]?.instalment).toBeGreaterThan(38_446);
  });

  it('holds nothing for no loan, and refuses a negative prepayment', () => {
    const loan = { principal: 0, annualRatePercent: 8.5, tenureMonths: 240 };
    expect(repaymentSchedule(loan)).toEqual([]);
    expect(() => repaymentSchedule(loan, { prepayments: [{ amount: -1, from: 1, every: 'once' }] })).toThrow(
      RangeError,
    );
  });
});

describe('a lower rate for a running loan', () => {
  const running = { balance: 4_000_000, annualRatePercent: 9.1, monthsLeft: 180 };

  it('saves the difference of the EMIs less the charge', () => {
    expect(refinance(running, 8.35, 5_900)).toEqual({
      emiBefore: 40_809,
      emiAfter: 39_039,
      saving: (40_809 - 39_039) * 180 - 5_900,
      paysBackInMonths: 4,
    });
  });

  it('never pays back without a lower rate', () => {
    expect(refinance(running, 9.1, 5_900)).toMatchObject({ saving: -5_900 });
    expect(refinance(running, 9.1, 5_900).paysBackInMonths).toBeUndefined();
  });

  it('saves less, the more it costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 500_000 }), (charge, more) => {
        expect(refinance(running, 8.35, charge + more).saving).toBeLessThan(refinance(running, 8.35, charge).saving);
      }),
    );
  });
});
