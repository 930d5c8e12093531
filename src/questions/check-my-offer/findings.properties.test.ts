/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import { exactEmi } from '../../lib/finance/emi';
import { toRupee } from '../../lib/finance/rounding';
import { takenAtStart } from '../../lib/finance/loanCharges';
import { recomputedApr } from './aprCheck';
import { findingsOf } from './findings';
import { aprOf, feesPaid, instalmentsForApr, type Fee, type Law, type Statement } from './statement';

const law: Law = { gstPercent: 18 };

const hundredths = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(least * 100), max: Math.round(most * 100) }).map((number) => number / 100);

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** A loan as an honest lender prints it: everything that a Key Facts Statement names, and each number from the others. */
const trueStatements: fc.Arbitrary<Statement> = fc
  .record({
    loan: fc.constantFrom('home' as const, 'personal' as const, 'car' as const, 'education' as const),
    kind: fc.constantFrom('fixed' as const, 'floating' as const),
    amount: fc.integer({ min: 5, max: 1000 }).map((units) => units * 10_000),
    months: fc.integer({ min: 6, max: 240 }),
    benchmark: hundredths(4, 9),
    spread: hundredths(1, 12),
    processing: hundredths(0.5, 3),
    insurance: hundredths(3.1, 5),
    valuation: hundredths(5.1, 6),
    gst: fc.constantFrom('included' as const, 'added' as const),
  })
  .map(({ processing, insurance, valuation, ...given }) => {
    const { amount, months, benchmark, spread, gst } = given;
    const rate = twoDecimals(benchmark + spread);
    // Shares of the loan that do not overlap, so that no two fees are the same.
    const fees = (
      [
        ['processing', processing],
        ['insurance', insurance],
        ['valuation', valuation],
      ] as const
    ).map(([name, percent]): Fee => ({ name, rupees: toRupee((amount * percent) / 100), every: 'once' }));
    const statement: Statement = {
      ...given,
      paper: 'statement',
      rate,
      fees,
      instalment: toRupee(exactEmi({ principal: amount, annualRatePercent: rate, tenureMonths: months })),
      paidOut: amount - toRupee(takenAtStart(feesPaid(fees, gst === 'added', law))),
      prepayment: 'nil',
      penalty: 'charge',
      switching: 'nil',
    };
    return { ...statement, apr: twoDecimals(recomputedApr(statement, law) ?? NaN) };
  });

const idsOf = (statement: Statement): readonly string[] => findingsOf(statement, law).map(({ finding }) => finding.id);

it('finds nothing in a true statement, nor in one of which less is known', () => {
  fc.assert(
    fc.property(trueStatements, (statement) => {
      expect(findingsOf(statement, law)).toEqual([]);
      const { loan, amount, months, rate, instalment } = statement;
      const paper = 'letter';
      expect(idsOf({ paper, loan, amount, months, rate, fees: [] })).toEqual(['missing']);
      expect(idsOf({ paper, loan, amount, months, instalment, fees: [] })).toEqual(['missing']);
    }),
  );
});

it('finds an instalment that is higher than the rate makes it, and that the APR follows from it', () => {
  fc.assert(
    fc.property(trueStatements, fc.integer({ min: 2, max: 400 }), (statement, thousandths) => {
      const { instalment = 0 } = statement;
      const higher = instalment + Math.max(2, toRupee((instalment * thousandths) / 10_000));
      const [first, ...others] = findingsOf({ ...statement, instalment: higher }, law);
      expect(first?.finding.id).toBe('instalment');
      expect(others.map(({ finding, follows }) => [finding.id, ...follows])).toEqual(
        others.length === 0 ? [] : [['apr', 'instalment']],
      );
    }),
  );
});

it('finds what a printed APR leaves out', () => {
  const fees = fc.subarray(['processing', 'insurance', 'valuation'], { minLength: 1 });
  fc.assert(
    fc.property(trueStatements, fees, (statement, left) => {
      const counted = statement.fees.filter(({ name }) => !left.includes(name));
      const apr = twoDecimals(recomputedApr({ ...statement, fees: counted }, law) ?? NaN);
      const [first, ...others] = findingsOf({ ...statement, apr }, law);
      expect([first?.finding.id, ...others]).toEqual(['apr']);
      const { why } = first?.finding.id === 'apr' ? first.finding : {};
      if (why?.cause !== 'left-out') throw new Error(`expected what is left out, found ${why?.cause}`);
      // The set that is named makes the printed APR, and is no larger than the one that was left out.
      const named = statement.fees.filter(({ name }) => !why.fees.includes(name));
      const paid = feesPaid(named, statement.gst === 'added' && !why.gst, law);
      const [instalment = 0] = instalmentsForApr(statement);
      expect(Math.abs((aprOf(statement, instalment, paid) ?? NaN) - apr)).toBeLessThan(0.02);
      expect(why.fees.length + Number(why.gst)).toBeLessThanOrEqual(left.length);
    }),
  );
});

it('finds a fee that stands twice, and that APR and payout follow from it', () => {
  fc.assert(
    fc.property(trueStatements, (statement) => {
      const [processing] = statement.fees;
      if (!processing) throw new Error('no fee');
      const fees: readonly Fee[] = [...statement.fees, { ...processing, name: 'otherToLender' }];
      const [first, ...others] = findingsOf({ ...statement, fees }, law);
      expect(first?.finding).toMatchObject({ id: 'fee-twice', fees: ['processing', 'otherToLender'] });
      expect(others.map(({ finding, follows }) => [finding.id, ...follows])).toEqual([['apr', 'fee-twice']]);
    }),
  );
});

it('finds money that is taken off and that no line names', () => {
  fc.assert(
    fc.property(trueStatements, fc.integer({ min: 500, max: 5_000 }), (statement, rupees) => {
      const [first] = findingsOf({ ...statement, paidOut: (statement.paidOut ?? 0) - rupees }, law);
      expect(first?.finding.id).toBe('paid-out');
    }),
  );
});

it('finds a charge for prepaying where the rate floats, and none where it is fixed', () => {
  fc.assert(
    fc.property(trueStatements, hundredths(0.5, 5), (statement, prepaymentPercent) => {
      const [first, ...others] = findingsOf({ ...statement, prepayment: 'charge', prepaymentPercent }, law);
      expect(others).toEqual([]);
      expect(first?.finding).toEqual(
        statement.kind === 'fixed' ? undefined : expect.objectContaining({ id: 'prepayment', rule: 'forbidden' }),
      );
    }),
  );
});

it('names what a Key Facts Statement lacks, and concludes nothing else from it', () => {
  fc.assert(
    fc.property(
      trueStatements,
      fc.subarray(['instalment', 'apr', 'paidOut', 'gst', 'kind', 'prepayment', 'penalty'] as const),
      (statement, lacking) => {
        const less = { ...statement, ...Object.fromEntries(lacking.map((name) => [name, undefined])) };
        expect(idsOf(less).filter((id) => id !== 'missing')).toEqual([]);
      },
    ),
  );
});
