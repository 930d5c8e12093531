import * as fc from '@site/tests/unit/properties';
import { repaymentSchedule } from '../lib/finance/schedule';
import type { TableData } from '../machines/calculator/definition';
import { monthTable, yearTable } from './repaymentTables';

/** The amounts of each row of a table without prepayments. */
function amountsOf({ rows }: TableData): { principal: number; interest: number; balance: number }[] {
  return rows.map((row) => {
    const [principal = NaN, interest = NaN, balance = NaN] = row.slice(1).map(Number);
    return { principal, interest, balance };
  });
}

test('the year table of the default loan closes', () => {
  const loan = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 240 };
  const table = yearTable(repaymentSchedule(loan), 'the loan');
  const rows = amountsOf(table);
  expect(rows).toHaveLength(20);
  expect(rows.reduce((sum, { interest }) => sum + interest, 0)).toBe(5_413_941);
  expect(table.note).toContain('₹54,13,941');
});

test.each([
  ['year', yearTable],
  ['month', monthTable],
])('in whole rupees the columns and rows of the %s table add up', (_unit, tableOf) => {
  const loans = fc.record({
    principal: fc.integer({ min: 100_000, max: 100_000_000 }),
    annualRatePercent: fc.integer({ min: 20, max: 300 }).map((twentieths) => twentieths / 20),
    tenureMonths: fc.integer({ min: 12, max: 120 }),
  });
  fc.assert(
    fc.property(loans, (loan) => {
      let owed = loan.principal;
      for (const { principal, balance } of amountsOf(tableOf(repaymentSchedule(loan), 'the loan'))) {
        owed -= principal;
        expect(balance).toBe(owed);
      }
      expect(owed).toBe(0);
    }),
    { numRuns: 30 },
  );
});
