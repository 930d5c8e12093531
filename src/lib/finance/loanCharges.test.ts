/** @jest-environment node */
import * as z from 'zod';
import { casesOf } from '@site/tests/unit/cases';
import * as fc from '@site/tests/unit/properties';
import { aprWithFee } from './apr';
import { exactEmi } from './emi';
import {
  aprWithCharges,
  compoundedRate,
  takenAtStart,
  timesPaid,
  totalOfCharges,
  type LoanCharge,
} from './loanCharges';

const charge = z.strictObject({ rupees: z.number(), every: z.enum(['once', 'year', 'month']) });

const cases = casesOf('loan-charges', {
  given: z.strictObject({
    principal: z.number(),
    instalment: z.number(),
    instalments: z.int(),
    charges: z.array(charge),
  }),
  expected: z.number(),
});

test.each(cases)('$case', ({ given: { charges, ...loan }, expected, tolerance }) => {
  expect(Math.abs((aprWithCharges(loan, charges) ?? NaN) - expected)).toBeLessThanOrEqual(tolerance);
});

const loans = fc.record({
  principal: fc.integer({ min: 50_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 4_000 }).map((n) => n / 100),
  tenureMonths: fc.integer({ min: 1, max: 360 }),
});

/** Charges of up to 3% of a loan at a time, the yearly ones less, so that something is paid out and little of it goes back. */
const chargesOf = (principal: number): fc.Arbitrary<readonly LoanCharge[]> =>
  fc.array(
    fc.record({
      rupees: fc.integer({ min: 0, max: Math.floor(principal / 1_000) }),
      every: fc.constantFrom('once' as const, 'year' as const, 'month' as const),
    }),
    { maxLength: 4 },
  );

const charged = loans.chain((loan) => chargesOf(loan.principal).map((charges) => ({ loan, charges })));

it('solves the cash flows of the borrower', () => {
  fc.assert(
    fc.property(charged, ({ loan, charges }) => {
      const { principal, tenureMonths: instalments } = loan;
      const instalment = exactEmi(loan);
      const rate = (aprWithCharges({ principal, instalment, instalments }, charges) ?? NaN) / 1200;
      let worth = takenAtStart(charges);
      for (let month = 1; month <= instalments; month += 1) {
        const isNewYear = month % 12 === 0 && month < instalments;
        const due = charges.filter(({ every }) => every === 'month' || (every === 'year' && isNewYear));
        worth += (instalment + due.reduce((sum, { rupees }) => sum + rupees, 0)) / (1 + rate) ** month;
      }
      expect(worth / principal).toBeCloseTo(1, 8);
    }),
  );
});

it('is the rate without charges, and counts a fee as everywhere', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 500 }), (loan, fee) => {
      const { principal, tenureMonths: instalments } = loan;
      const repaid = { principal, instalment: exactEmi(loan), instalments };
      expect(aprWithCharges(repaid, [])).toBeCloseTo(loan.annualRatePercent, 6);
      expect(aprWithCharges(repaid, [{ rupees: fee, every: 'once' }])).toBeCloseTo(aprWithFee(loan, fee) ?? NaN, 9);
    }),
  );
});

it('pays a yearly charge at the start of each year that begins', () => {
  expect([1, 12, 13, 24, 25].map((instalments) => timesPaid({ every: 'year' }, instalments))).toEqual([1, 1, 2, 2, 3]);
  expect(
    totalOfCharges(
      [
        { rupees: 5, every: 'year' },
        { rupees: 2, every: 'month' },
      ],
      13,
    ),
  ).toBe(36);
});

it('compounds twelve months', () => {
  expect(compoundedRate(12)).toBeCloseTo(12.682503, 6);
});
