import type { Values } from '../../machines/fields/inputs/types';
import { calculatorAnswer, figuresOf } from '../../../tests/unit/calculatorAnswer';
import calculator from '.';

const answerTo = (changed: Values) => calculatorAnswer(calculator, changed);

test('a premium above its limit is counted up to it, in the words too, and the limit is said', () => {
  const { given, sentence } = answerTo({ health: 50_000 });
  expect(given).toContain('with ₹1,75,000 of deductions');
  expect(sentence).toContain('you have ₹1,75,000.');
  expect(sentence).toContain('Health premium, own family: only ₹25,000 of ₹50,000 counts');
  expect(answerTo({ health: 50_000, age: 'from60' }).sentence).not.toContain('counts');
  expect(answerTo({ health: 25_000 }).sentence).not.toContain('counts');
});

test('what the employer pays above the share of the basic salary is said not to count', () => {
  expect(answerTo({ basic: 500_000, employerNps: 100_000 }).sentence).toContain('only ₹70,000 of ₹1,00,000 counts');
});

test('an HRA exemption as large as the salary is refused', () => {
  expect(answerTo({ salary: 600_000, hra: 600_000 }).conflicts).toEqual({
    hra: 'The HRA exemption is a part of your salary. Enter less than ₹6,00,000.',
  });
  expect(answerTo({ salary: 600_000, hra: 599_999 }).conflicts).toEqual({});
});

test('a tax that is the same in both regimes is not called a saving of ₹0', () => {
  const { label, sentence } = answerTo({ salary: 300_000 });
  expect(label).toBe('Tax, the same in both regimes');
  expect(sentence).toMatch(/^Both regimes take the same\./);
});

test('what an employer pays into funds above the limit of a year is taxed as salary, in the advice too', () => {
  const rich = { salary: 20_000_000, basic: 10_000_000 };
  const limit = figuresOf(calculator)['employer-funds-limit@2026-04-01'] ?? 0;
  const atLimit = answerTo({ ...rich, employerNps: limit });
  const above = answerTo({ ...rich, employerNps: limit + 250_000 });
  expect(above.figure).toBe(atLimit.figure);
  expect(above.sentence).toContain('Your employer pays ₹2,50,000 more than');
  expect(atLimit.sentence).not.toContain('Your employer pays');
  expect(above.steps.map(({ name }) => name)).toContain("Employer's payments into funds above the limit");
  const advised = answerTo(rich).effects.find(({ text }) => text.startsWith('Let the employer pay 10%'));
  // What ₹7.5 lakh less of income saves, and not ₹10 lakh.
  const taxOf = ({ figure }: { readonly figure: string }): number => Number(figure.replaceAll(/\D/g, ''));
  expect(advised?.rupees).toBe(taxOf(answerTo(rich)) - taxOf(atLimit));
  // PF counts to the same limit, though it is no part of the salary.
  expect(answerTo({ ...rich, employerNps: 250_000, employerPf: limit }).figure).toBe(answerTo(rich).figure);
});
