import { plainLoan } from '@site/tests/unit/plainLoans';
import { runningPlainLoanOptions, type SourcedLoan } from './runningPlainLoan';

const sourced = (...given: Parameters<typeof plainLoan>): SourcedLoan => ({
  ...plainLoan(...given),
  documents: ['a-table'],
});

const rows = [
  sourced('Mine', '12.00%', { fee: '2%' }),
  sourced('Cheap', '10.00%', { fee: '1%' }),
  sourced('Ceiling', '10.00%', { fee: 'up to 2%' }),
  sourced('Silent', '9.00%'),
  sourced('Dear', '16.00%'),
  sourced('Small', '8.00%', { amount: 'up to ₹2 lakh' }),
  sourced('Late', '8.50%', { day: '2026-06-01' }),
];
const loan = { balance: 400_000, annualRatePercent: 16, monthsLeft: 36, lender: 'mine', leavingPercent: 3 };

test('others stand by what they save after their fee and the charge of the own lender, with GST', () => {
  const { others } = runningPlainLoanOptions(rows, loan, 18);
  expect(others.map(({ row, feeText, leaving }) => [row.id, feeText, leaving])).toEqual([
    ['cheap', '₹4,720', 14_160],
    ['ceiling', 'at most ₹9,440', 14_160],
    ['silent', 'Not found', 14_160],
  ]);
  const [cheap] = others;
  // EMIs of 4 lakh over 36 months at 16% and at 10%
  expect(cheap?.result).toMatchObject({ emiBefore: 14_063, emiAfter: 12_907 });
  expect(cheap?.result.saving).toBeCloseTo((14_063 - 12_907) * 36 - 4_720 - 14_160, 6);
});

test('the own lender asks nothing for the end of its loan, and what it asks for a lower rate is not known', () => {
  const { own } = runningPlainLoanOptions(rows, loan, 18);
  expect(own).toMatchObject({ rate: 12, leaving: 0, savingLeavesOutFee: true, feeText: 'Not found' });
});

test('rates that were read in another month stand apart, and lenders of other amounts not at all', () => {
  const { apart } = runningPlainLoanOptions(rows, loan, 18);
  expect(apart.map(({ options }) => options.map(({ row }) => row.id))).toEqual([['late']]);
});

test('nothing is offered to who pays less than anybody asks', () => {
  expect(runningPlainLoanOptions(rows, { ...loan, annualRatePercent: 8 }, 18)).toEqual({ others: [], apart: [] });
});
