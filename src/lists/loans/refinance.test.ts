import { plainLoan } from '@site/tests/unit/plainLoans';
import { homeLoan, rules } from '@site/tests/unit/homeLoans';
import { refinanceOptions } from './refinance';

const loan = { balance: 4_000_000, annualRatePercent: 9.1, monthsLeft: 180, lender: 'mine' };

const loans = [
  homeLoan('Mine', { rates: [['from 8.35%']], fee: '1%', conversionFee: '0.50%, at most ₹5,000' }),
  homeLoan('Cheap', { rates: [['from 8.00%', 'loan taken over'], ['from 8.50%']], fee: '0.50%' }),
  homeLoan('Ceiling', { rates: [['from 8.00%']], fee: 'up to 0.50%' }),
  homeLoan('Silent', { rates: [['from 7.90%']], fee: 'Not found' }),
  homeLoan('Dear', { rates: [['from 9.10%']] }),
];

it('sets the fee of the own lender against what its lower rate saves', () => {
  const { ownLender } = refinanceOptions(loans, loan, rules);
  expect(ownLender).toMatchObject({
    rate: 8.35,
    feeText: '₹5,900',
    result: { emiBefore: 40_809, emiAfter: 39_039, saving: (40_809 - 39_039) * 180 - 5_900, paysBackInMonths: 4 },
  });
});

it('puts other lenders in the order of what they save, with the largest fee that they may ask', () => {
  const { others } = refinanceOptions(loans, loan, rules);
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
  expect(refinanceOptions(loans, { ...loan, annualRatePercent: 7.5 }, rules)).toEqual({ others: [], unranked: [] });
  expect(refinanceOptions(loans, { ...loan, lender: 'dear' }, rules).ownLender).toBeUndefined();
});

it('ranks only rates that were read within a month of each other', () => {
  const late = homeLoan('Late', { rates: [['from 7.00%']], document: 'in-october' });
  const { others, unranked } = refinanceOptions([...loans, late], loan, rules);
  expect(others.map(({ row }) => row.id)).not.toContain('late');
  expect(unranked.map(({ reason, options }) => [reason, options.map(({ row }) => row.id)])).toEqual([
    ['Read on 10 October 2026, after the repo rate rose on 7 October 2026, so not ranked with the others.', ['late']],
  ]);
});

it('ranks no rate that a lender keeps for its own best grade once a score is named', () => {
  const graded = homeLoan('Graded', { rates: [['from 7.00%', 'best internal grade']] });
  const rows = [...loans, graded];
  expect(refinanceOptions(rows, loan, rules).others[0]?.row.id).toBe('graded');
  const { others, unranked } = refinanceOptions(rows, { ...loan, score: 740 }, rules);
  expect(others.map(({ row }) => row.id)).not.toContain('graded');
  expect(unranked.map(({ reason, options }) => [reason, options.map(({ row }) => row.id)])).toEqual([
    [expect.stringContaining('you may be offered more'), ['graded']],
  ]);
});

const tableRows = [
  plainLoan('Mine', '12.00%', { fee: '2%' }),
  plainLoan('Cheap', '10.00%', { fee: '1%' }),
  plainLoan('Ceiling', '10.00%', { fee: 'up to 2%' }),
  plainLoan('Silent', '9.00%'),
  plainLoan('Dear', '16.00%'),
  plainLoan('Small', '8.00%', { amount: 'up to ₹2 lakh' }),
  plainLoan('Late', '8.50%', { day: '2026-06-01' }),
];
const tableRules = { gstPercent: 18, repoRate: [] };
const tableLoan = { balance: 400_000, annualRatePercent: 16, monthsLeft: 36, lender: 'mine', foreclosurePercent: 3 };

test('others stand by what they save after their fee and the charge of the own lender, with GST', () => {
  const { others } = refinanceOptions(tableRows, tableLoan, tableRules);
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
  const { ownLender } = refinanceOptions(tableRows, tableLoan, tableRules);
  expect(ownLender).toMatchObject({ rate: 12, leaving: 0, savingLeavesOutFee: true, feeText: 'Not found' });
});

test('rates that were read in another month stand apart, and lenders of other amounts not at all', () => {
  const { unranked } = refinanceOptions(tableRows, tableLoan, tableRules);
  expect(unranked.map(({ options }) => options.map(({ row }) => row.id))).toEqual([['late']]);
});

test('nothing is offered to who pays less than anybody asks', () => {
  expect(refinanceOptions(tableRows, { ...tableLoan, annualRatePercent: 8 }, tableRules)).toEqual({
    others: [],
    unranked: [],
  });
});

it('counts the fee for a loan taken over, where a lender has one, and not that of a new loan', () => {
  const lender = homeLoan('Fond of movers', { rates: [['from 8.00%']], fee: '0.50%' });
  const other = homeLoan('Other', { rates: [['from 8.00%']], fee: '₹8,500' }).processingFee.value;
  const moves = {
    ...lender,
    processingFee: {
      ...lender.processingFee,
      others: [{ value: other, condition: 'for a loan taken over', document: 'some-terms', takenOver: true } as const],
    },
  } as typeof lender;
  const [option] = refinanceOptions([moves], loan, rules).others;
  expect(option).toMatchObject({ feeText: '₹10,030', savingLeavesOutFee: false });
});
