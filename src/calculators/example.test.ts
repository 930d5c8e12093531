import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { exampleOf } from './example';
import { figureValues } from '../content/figureValues';
import { effectsOf } from '../machines/calculator/shown';

const { retirement } = calculators;
const figures = figureValues(registry, retirement.figures);

test('a tile whose numbers contradict each other stops the build', () => {
  expect(() => exampleOf(retirement, figures, 'age=58&retireAt=50')).toThrow(
    'the calculator "retirement" cannot count with "age=58&retireAt=50": The age at retirement must be above',
  );
});

test('an answer from published rates has a last day, and after it no sum', () => {
  const { 'park-money': question } = calculators;
  const values = figureValues(registry, question.figures);
  const { until = '', figure } = exampleOf(question, values, '', '1990-01-01');
  expect(figure).toMatch(/₹/);
  expect(exampleOf(question, values, '', until)).toEqual(exampleOf(question, values));
  const later = exampleOf(question, values, '', '2999-01-01');
  expect(later.figure).not.toMatch(/₹/);
  expect(later.until).toBeUndefined();
});

test('a question answers with the sentence that has its key number, and a calculator with none', () => {
  const { 'check-my-offer': question } = calculators;
  const { sentence = '', figure } = exampleOf(question, figureValues(registry, question.figures));
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toMatch(/\*|\. /);
  expect(sentence).toContain(figure);
  expect(exampleOf(retirement, figures).sentence).toBeUndefined();
});

test('ages of part years that are a year apart have an answer', () => {
  expect(exampleOf(retirement, figures, 'age=30.4&retireAt=60.8&until=61.8').figure).toMatch(/^₹\d/);
});

test('no change is proposed that contradicts another value', () => {
  const titles = (inputs: { readonly retireAt: number; readonly until: number }) =>
    retirement.show(figures, (definition) => {
      const values = { ...definition.defaults, ...inputs };
      return effectsOf(definition, definition.compute(values), values)?.effects.map(({ text }) => text);
    });
  expect(titles({ retireAt: 60, until: 64 })).toContain('Retire 3 years later');
  expect(titles({ retireAt: 60, until: 63 })).not.toContain('Retire 3 years later');
});
