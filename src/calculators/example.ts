import type { FigureValues } from '../content/figureValues';
import type { AnyCalculator, CalculatorDefinition } from '../machines/calculator/definition';
import type { Table } from '../machines/calculator/section';
import { chartOf, tablesFor } from '../machines/calculator/shown';
import type { Values } from '../machines/fields/inputs/types';
import { valuesFor } from '../machines/fields/inputs/valuesFor';

/** @throws {Error} when a field cannot have its value, or two contradict each other: an editor's tile would show nonsense */
function givenValues<Own extends Values, Result>(definition: CalculatorDefinition<Own, Result>, inputs: string): Own {
  const whose = `the calculator "${definition.id}"`;
  const values = valuesFor(whose, definition, inputs);
  const [conflict] = Object.values(definition.conflicts?.(values) ?? {});
  if (conflict !== undefined) throw new Error(`${whose} cannot count with "${inputs}": ${conflict}`);
  return values;
}

/** A result with its label, and its inputs in words. */
export interface Example {
  readonly label: string;
  readonly figure: string;
  readonly inputsText: string;
}

/**
 * What a calculator answers.
 *
 * @param inputs those that are not the defaults, as in an address: "monthly=5000&years=10"
 * @throws {Error} when it cannot count with them
 */
export function exampleOf(calculator: AnyCalculator, figures: FigureValues, inputs = ''): Example {
  return calculator.show(figures, (definition) => {
    const values = givenValues(definition, inputs);
    return { ...definition.headline(definition.compute(values)), inputsText: definition.say(values) };
  });
}

/**
 * What a calculator draws, with the numbers of its first table.
 *
 * @param inputs those that are not the defaults, as in an address: "monthly=5000&years=10"
 * @throws {Error} when it cannot count with them
 */
export function chartExampleOf(
  calculator: AnyCalculator,
  figures: FigureValues,
  inputs = '',
): { readonly chart: ReturnType<typeof chartOf>; readonly table: Table | undefined } {
  return calculator.show(figures, (definition) => {
    const values = givenValues(definition, inputs);
    const answer = definition.compute(values);
    const [first] = tablesFor(definition, answer, values);
    return { chart: chartOf(definition, answer), table: first?.of() };
  });
}
