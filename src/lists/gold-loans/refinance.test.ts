import * as fc from '@site/tests/unit/properties';
import { plainLoan } from '@site/tests/unit/plainLoans';
import { goldOptions, mostLent } from './refinance';

const gold = (name: string, rate: string, fee: string, ltv?: string) =>
  plainLoan(name, rate, { fee, ...(ltv !== undefined && { ltv }) });

const rows = [
  gold('Bank', '9.00%', '₹500', 'up to 85%'),
  gold('Careful', '10.00%', 'Nil', 'up to 60%'),
  gold('Dear', '20.00%', 'Nil'),
];
const limits = {
  tiers: [
    { sharePercent: 85, upTo: 250_000 },
    { sharePercent: 80, upTo: 500_000 },
    { sharePercent: 75, upTo: Infinity },
  ],
  longestBullet: 12,
};
const rules = { gstPercent: 18, repoRate: [] };
const loan = { balance: 200_000, annualRatePercent: 18, monthsLeft: 6, pledgeWorth: 270_000, isBullet: true };

test('a bullet loan saves simple interest until the end, less the fee with GST', () => {
  const { others } = goldOptions(rows, loan, rules, limits);
  expect(others.map(({ row }) => row.id)).toEqual(['bank']);
  // ₹2 lakh for half a year: ₹18,000 at 18%, ₹9,000 at 9%
  expect(others[0]).toMatchObject({
    isBullet: true,
    result: { emiBefore: 218_000, emiAfter: 209_000, saving: 9_000 - 590 },
  });
});

test('in EMIs it is counted as any other loan', () => {
  const { others } = goldOptions(rows, { ...loan, isBullet: false }, rules, limits);
  expect(others[0]?.isBullet).toBe(false);
  expect(others[0]?.result.emiBefore).toBeLessThan(40_000);
});

test('who lends less on the gold than is owed stands apart, with what it may lend', () => {
  const { unranked } = goldOptions(rows, loan, rules, limits);
  expect(unranked).toHaveLength(1);
  // 60% of ₹2.7 lakh, which must cover half a year of interest at 10%
  expect(unranked[0]?.reason).toMatch(/may lend ₹1,54,285 at most, less than you owe: first pay off ₹45,715, or/);
  expect(unranked[0]?.options.map(({ row }) => row.id)).toEqual(['careful']);
});

test('where the gold is worth too little for all, the answer says so and not that nobody is cheaper', () => {
  const { others, whyNone } = goldOptions(rows, { ...loan, pledgeWorth: 200_000 }, rules, limits);
  expect(others).toEqual([]);
  expect(whyNone).toMatch(/no cheaper lender of this list may lend more than ₹1,[\d,]+, less than you owe/);
});

test('no new bullet loan runs longer than the RBI allows', () => {
  const { others, whyNone } = goldOptions(rows, { ...loan, monthsLeft: 18 }, rules, limits);
  expect(others).toEqual([]);
  expect(whyNone).toMatch(/12 months at most, so none runs for the 18 months/);
  expect(goldOptions(rows, { ...loan, monthsLeft: 18, isBullet: false }, rules, limits).others).not.toEqual([]);
});

test('nobody cheaper is not blamed on the gold', () => {
  const { whyNone } = goldOptions(rows, { ...loan, annualRatePercent: 8, pledgeWorth: 10_000 }, rules, limits);
  expect(whyNone).toBeUndefined();
});

test('a lender lends no more than the limits, and more on more gold', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rows),
      fc.integer({ min: 10_000, max: 20_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      (row, pledgeWorth, monthsLeft, isBullet) => {
        const given = { ...loan, pledgeWorth, monthsLeft, isBullet };
        const most = mostLent(row, 10, given, limits);
        expect(most).toBeLessThanOrEqual(pledgeWorth * 0.85 + 0.01);
        expect(mostLent(row, 10, { ...given, pledgeWorth: pledgeWorth + 1000 }, limits)).toBeGreaterThanOrEqual(most);
      },
    ),
  );
});
