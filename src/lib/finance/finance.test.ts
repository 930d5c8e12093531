import * as fc from '@site/tests/unit/properties';
import { annualPercentageRate, aprWithFee, rateOfCashFlows, withGst } from './apr';
import { exactEmi, type Loan } from './emi';
import { payoutsOf } from './moratorium';
import { refinance } from './refinance';

const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 100_000, max: 100_000_000 }),
  annualRatePercent: fc.integer({ min: 10, max: 2_000 }).map((n) => n / 100),
  tenureMonths: fc.integer({ min: 6, max: 360 }),
});

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
