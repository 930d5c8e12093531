/** At the ends of their fields, calculators say what a person would say: no "1 times", no "in 0 years", no ₹0 saved. */
import { calculators } from '.';
import type { CalculatorId } from '../content/calculatorIds';
import type { Values } from '../machines/fields/inputs/types';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';
import { exampleOf } from './example';

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

test('savings that would last no tenth of a month are not said to last 0 months', () => {
  const little = calculatorAnswer(calculators['emergency-fund'], { expenses: 2_000_000, saved: 50_000 });
  expect(little.sentence).toContain('would last less than a month.');
  expect(little.facts['Covered now']).toBe('less than a month');
  expect(sentenceOf('emergency-fund', { saved: 0 })).toMatch(/^You have set nothing aside yet\. With ₹10,000 a month/);
});

test('what is today is not 0 years from now', () => {
  const { given } = calculatorAnswer(calculators['health-cover'], { years: 0 });
  expect(given).toContain('one treatment of ₹6,00,000 in a year, today, at an assumed');
  expect(exampleOf(calculators['health-cover'], figuresOf(calculators['health-cover']), 'years=0').brief).toMatch(
    /^a bill of ₹6 lakh, today\s·/,
  );
});

test('a life cover of ₹0 is said once in its step, and nothing is bought with it', () => {
  const { sentence, steps } = calculatorAnswer(calculators['term-cover'], { savings: 100_000_000 });
  expect(steps.at(-1)!.value).toMatch(/ = −₹[\d,.]+, so ₹0$/);
  expect(sentence).toMatch(/^With what you have your family can spend/);
  const exact = calculatorAnswer(calculators['term-cover'], { years: 1, inflation: 0, savings: 0 });
  expect(exact.steps.at(-1)!.value).toMatch(/ = ₹56,00,000$/);
});

test('a gold loan of one month is repaid after it, not each month', () => {
  expect(sentenceOf('gold-loan', { months: 1 })).toMatch(/^You pay ₹3,32,475 after 1 month\./);
});

test('of a sum that does not grow all is your own money', () => {
  expect(calculatorAnswer(calculators.sip, { expected: 0 }).opening).toMatch(
    / may become ₹24 lakh, all of it your own money\.$/,
  );
  expect(calculatorAnswer(calculators.sip, { stepUp: 10 }).opening).toContain(', 10% more each year, may become');
});

test('what comes off a saving is named only where something does', () => {
  const fixed = { rateType: 'fixed', charge: 2 };
  expect(sentenceOf('prepay-or-invest', fixed)).toMatch(/ A charge of ₹[\d,]+ goes off that: /);
  expect(sentenceOf('prepay-or-invest', { tax: 'old-30' })).toMatch(/ Tax relief of ₹[\d,]+ goes off that: /);
  expect(sentenceOf('prepay-or-invest', { ...fixed, tax: 'old-30' })).toMatch(
    / A charge of ₹[\d,]+ and ₹[\d,]+ of tax relief go off that: /,
  );
});

test('an FD without a cut, a margin or a time held has none in words', () => {
  const said = (changed: Values): string => {
    const { given, sections } = calculatorAnswer(calculators['need-money'], changed);
    return `${given} ${JSON.stringify(sections)}`;
  };
  const cases: readonly Values[] = [{ cut: 0 }, { spread: 0 }, { held: 0 }, { cut: 0, spread: 0, held: 0 }];
  for (const changed of cases) expect(said(changed)).not.toMatch(/(?<![\d.])0 (?:points|months)/);
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
