import { homeLoan, homeLoanList } from '@site/tests/unit/homeLoans';
import { runningLoanOptions } from './runningLoan';

const loan = { balance: 4_000_000, annualRatePercent: 9.1, monthsLeft: 180, lender: 'mine' };

const list = homeLoanList([
  homeLoan('Mine', { rates: [['from 8.35%']], fee: '1%', conversionFee: '0.50%, at most ₹5,000' }),
  homeLoan('Cheap', { rates: [['from 8.00%', 'loan taken over'], ['from 8.50%']], fee: '0.50%' }),
  homeLoan('Ceiling', { rates: [['from 8.00%']], fee: 'up to 0.50%' }),
  homeLoan('Silent', { rates: [['from 7.90%']], fee: 'Not found' }),
  homeLoan('Dear', { rates: [['from 9.10%']] }),
]);

it('sets the fee of the own lender against what its lower rate saves', () => {
  const { own } = runningLoanOptions(list, loan);
  expect(own).toMatchObject({
    rate: 8.35,
    feeText: '₹5,900',
    result: { emiBefore: 40_809, emiAfter: 39_039, saving: (40_809 - 39_039) * 180 - 5_900, paysBackInMonths: 4 },
  });
});

it('puts other lenders in the order of what they save, with the largest fee that they may ask', () => {
  const { others } = runningLoanOptions(list, loan);
  expect(
    others.map(({ row, feeText, savingLeavesOutFee }) => [row.provider.name, feeText, savingLeavesOutFee]),
  ).toEqual([
    ['Cheap', '₹23,600', false],
    ['Ceiling', 'at most ₹23,600', false],
    ['Silent', 'Not found', true],
  ]);
  expect(others[0]?.result).toEqual(others[1]?.result);
});

it('offers nothing that is not lower', () => {
  expect(runningLoanOptions(list, { ...loan, annualRatePercent: 7.5 })).toEqual({ others: [], apart: [] });
  expect(runningLoanOptions(list, { ...loan, lender: 'dear' }).own).toBeUndefined();
});

it('ranks only rates that were read within a month of each other', () => {
  const late = homeLoan('Late', { rates: [['from 7.00%']], document: 'in-october' });
  const { others, apart } = runningLoanOptions({ ...list, rows: [...list.rows, late] }, loan);
  expect(others.map(({ row }) => row.id)).not.toContain('late');
  expect(apart.map(({ reason, options }) => [reason, options.map(({ row }) => row.id)])).toEqual([
    ['Read on 10 October 2026, after the repo rate rose on 7 October 2026, so not ranked with the others.', ['late']],
  ]);
});

it('ranks no rate that a lender keeps for its own best grade once a score is named', () => {
  const graded = homeLoan('Graded', { rates: [['from 7.00%', 'best internal grade']] });
  const rows = { ...list, rows: [...list.rows, graded] };
  expect(runningLoanOptions(rows, loan).others[0]?.row.id).toBe('graded');
  const { others, apart } = runningLoanOptions(rows, { ...loan, score: 740 });
  expect(others.map(({ row }) => row.id)).not.toContain('graded');
  expect(apart.map(({ reason, options }) => [reason, options.map(({ row }) => row.id)])).toEqual([
    [expect.stringContaining('you may be offered more'), ['graded']],
  ]);
});
