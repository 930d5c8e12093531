import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import type { Input, Value, Values } from '../machines/fields/inputs/types';
import type { CalculatorDefinition } from '../machines/calculator/definition';
import { isContradictory } from '../machines/calculator/changedValues';
import { calculators } from '.';
import { calculatorIds } from '../content/calculatorIds';

/** Other values of a field than this one. */
function othersOf(input: Input, value: Value): readonly Value[] {
  switch (input.kind) {
    case 'number': {
      const { min, max, step } = input.spec.limits;
      return [min, max, Number(value) + step].filter((other) => other !== value && other <= max);
    }
    case 'choice':
      return input.options.map((option) => option.value).filter((other) => other !== value);
    case 'toggle':
      return [value !== true];
  }
}

/** Fields that change the answer of a tile while the words below it stay the same. */
function unsaid<V extends Values, Result>(definition: CalculatorDefinition<V, Result>): readonly string[] {
  const { inputs, defaults, compute, say, headline } = definition;
  const answerTo = (values: V): string => headline(compute(values)).figure;
  return Object.entries<Input>(inputs)
    .filter(([name, input]) =>
      othersOf(input, defaults[name] ?? '').some((other) => {
        const values = { ...defaults, [name]: other };
        if (isContradictory(definition, values)) return false;
        return answerTo(values) !== answerTo(defaults) && say(values) === say(defaults);
      }),
    )
    .map(([name]) => name);
}

test.each(calculatorIds)('%s names in words whatever changes its answer', (id) => {
  const calculator = calculators[id];
  expect(calculator.show(figureValues(registry, calculator.figures), (definition) => unsaid(definition))).toEqual([]);
});
