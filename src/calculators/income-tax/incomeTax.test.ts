import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import type { CalculatorDefinition } from '../../islands/Calculator/definition';
import { plainPhrases } from '../../islands/parts/Phrases';
import type { Values } from '../../islands/parts/inputs/types';
import calculator from '.';

/** What the calculator answers and refuses where these of its defaults are changed. */
function answerTo(changed: Values) {
  const read = <Own extends Values, Result>(definition: CalculatorDefinition<Own, Result>) => {
    const values: Own = { ...definition.defaults, ...changed };
    const result = definition.compute(values);
    return {
      given: definition.say(values),
      label: definition.headline(result).label,
      sentence: plainPhrases(definition.sentence(result, values)),
      conflicts: definition.conflicts?.(values),
    };
  };
  return calculator.show(figureValues(registry, calculator.figures), read);
}

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
