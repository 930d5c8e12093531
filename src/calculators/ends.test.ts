/** At the ends of their fields, calculators say what a person would say: no "1 times", no "in 0 years", no ₹0 saved. */
import { calculators } from '.';
import type { CalculatorId } from '../content/calculatorIds';
import type { Values } from '../machines/fields/inputs/types';
import { calculatorAnswer } from '@site/tests/unit/calculatorAnswer';

const sentenceOf = (id: CalculatorId, values: Values): string => calculatorAnswer(calculators[id], values).sentence;

test('a rent of a tenth of the basic salary or less exempts nothing, and nothing is said to be saved', () => {
  for (const rent of [0, 5_000]) {
    expect(sentenceOf('hra', { basic: 50_000, rent })).toBe(
      'Nothing is exempt, because the rent is not above 10% of the basic salary.',
    );
  }
});

test('what a family or a pensioner needs for one year is no number of times what they spend in it', () => {
  expect(sentenceOf('term-cover', { years: 1 })).toContain('The money for spending is what they spend in one year.');
  expect(sentenceOf('retirement', { age: 79, retireAt: 80, until: 81 })).toContain(
    'That is what you spend in one year.',
  );
});

test('what a treatment costs today is not said to rise', () => {
  expect(sentenceOf('health-cover', { years: 0 })).toMatch(/^The bills come to ₹6 lakh today\. That is at least half/);
});

test('a payment of the employer above half the salary is a slip, and no salary is below zero', () => {
  const slip = calculatorAnswer(calculators['income-tax'], { salary: 1_500_000, employerPf: 1_800_000 });
  expect(slip.conflicts).toHaveProperty('employerPf', expect.stringContaining('more than half of your salary'));
});

test('one example is one', () => {
  const { notes } = calculatorAnswer(calculators['income-tax'], { savings: 0 });
  expect(notes).toContain('₹25,000 of health premium is our example: change it if yours differs.');
});

test('one instalment is one', () => {
  const { conflicts } = calculatorAnswer(calculators['check-my-offer'], { months: 1 });
  expect(conflicts).toHaveProperty('instalment', expect.stringMatching(/^One instalment of ₹26,035 does not repay/));
});

test('a return a little lower that comes to the same rounded sum is not mentioned', () => {
  const said = (years: number): string => calculatorAnswer(calculators.sip, { years }).opening;
  expect(said(20)).toContain('At 8% a year it would be');
  expect(said(1)).not.toContain('At 8%');
});
