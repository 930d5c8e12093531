import { creditCards } from '../../content/creditCards';
import { hashFieldOf } from '../../machines/fields/inputs/hashFieldOf';
import { defaults, inputs, spendingOf, totalOf } from './month';

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
