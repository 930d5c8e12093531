import registry from '@site/src/content/figures.yml';
import { figureValues, type FigureValues } from '../../src/content/figureValues';
import type { AnyCalculator, CalculatorDefinition } from '../../src/machines/calculator/definition';
import type { AnswerSection } from '../../src/machines/calculator/section';
import { effectsOf, sentenceOf } from '../../src/machines/calculator/shown';
import { withoutMarks } from '../../src/machines/fields/Marked';
import type { Values } from '../../src/machines/fields/inputs/types';

/** The figures of the registry that a calculator counts with. */
export const figuresOf = ({ figures }: AnyCalculator): FigureValues => figureValues(registry, figures);

/**
 * What a calculator says where some of its defaults are changed.
 *
 * @param figures in the place of those of the registry
 */
export function calculatorAnswer(calculator: AnyCalculator, changed: Values, figures = figuresOf(calculator)) {
  const read = <V extends Values, Result>(definition: CalculatorDefinition<V, Result>) => {
    const values: V = { ...definition.defaults, ...changed };
    const result = definition.compute(values);
    const { label, figure } = definition.headline(result);
    return {
      given: definition.say(values),
      says: withoutMarks(definition.answer?.says(result, values) ?? ''),
      curve: definition.curve?.(result, values),
      label,
      figure,
      facts: Object.fromEntries(definition.facts(result)),
      sentence: withoutMarks(sentenceOf(definition, result, values)),
      notes: withoutMarks((definition.notes?.(result, values) ?? []).join(' ')),
      opening: withoutMarks(definition.opening?.(result, values) ?? ''),
      ways: definition.ways?.(result) ?? [],
      steps: definition.steps(result, values),
      tables: definition.tables.map(({ of }) => of(result, values)),
      effects: effectsOf(definition, result, values)?.effects ?? [],
      sections: definition.sections?.(result, values) ?? [],
      conflicts: definition.conflicts?.(values),
    };
  };
  return calculator.show(figures, read);
}

export const ofKind = <Kind extends AnswerSection['kind']>(sections: readonly AnswerSection[], kind: Kind) =>
  sections.filter((section): section is Extract<AnswerSection, { readonly kind: Kind }> => section.kind === kind);
