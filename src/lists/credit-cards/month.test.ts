import fc from 'fast-check';
import { creditCards } from '../../content/creditCards';
import { hashFieldOf } from '../../machines/fields/inputs/hashFieldOf';
import { defaults, inputs, MOST_SPENT, shareOut, spendingOf, totalOf, type SpentMonth } from './month';

test('every income that a card asks for is a choice, and an income between two is the lower one', () => {
  const asked = creditCards.flatMap(({ income: { value } }) => (value.kind === 'money' ? [value.least] : []));
  const field = hashFieldOf(inputs.income);
  for (const income of asked) expect(field.read(String(income))).toBe(String(income));
  const [least, second] = [...new Set(asked)].sort((one, other) => one! - other!);
  expect(field.read(String(second! - 1))).toBe(String(least));
  expect(field.read(String(least! - 1))).toBeUndefined();
  expect(field.read('much')).toBeUndefined();
  expect(field.read('any')).toBe('any');
});

test('the month is spent in full, whatever the shop', () => {
  for (const shop of ['both', 'Amazon', 'Flipkart', 'Myntra', 'others']) {
    const month = { ...defaults, shop, travel: 1500 };
    expect(spendingOf(month).reduce((sum, { rupees }) => sum + rupees, 0)).toBeCloseTo(totalOf(month), 6);
  }
});

test('shares of another total make that total, and keep every share', () => {
  const kinds = ['food', 'bills', 'online', 'fuel', 'other', 'travel', 'abroad', 'insurance'] as const;
  const spent = fc.record(Object.fromEntries(kinds.map((kind) => [kind, fc.integer({ min: 0, max: MOST_SPENT })])));
  fc.assert(
    fc.property(spent as fc.Arbitrary<SpentMonth>, fc.integer({ min: 1000, max: MOST_SPENT }), (month, total) => {
      const shares = shareOut(month, total);
      expect(totalOf(shares)).toBe(total);
      const sum = totalOf(month);
      // Hundreds are rounded down, so that the largest takes at most the hundreds of all others.
      for (const kind of kinds)
        if (sum > 0) expect(Math.abs(shares[kind] - (month[kind] * total) / sum)).toBeLessThan(700);
      expect(shareOut(month, sum)).toEqual(month);
    }),
  );
});

test('where nothing is spent yet, a total is for all else', () => {
  const nothing = shareOut({ ...defaults, food: 0, bills: 0, online: 0, fuel: 0, other: 0 }, 12_345);
  expect([nothing.other, totalOf(nothing)]).toEqual([12_345, 12_345]);
});
