import type { FigureValues } from '../content/figureValues';
import type { AnyCalculator, CalculatorDefinition, Table } from '../islands/Calculator/definition';
import { chartOf, tablesFor } from '../islands/Calculator/shown';
import { hashFieldOf } from '../islands/parts/inputs/hashFieldOf';
import type { Input, Values } from '../islands/parts/inputs/types';

/** An answer, what it is, and what it is the answer to, in words. */
export interface Example {
  readonly label: string;
  readonly figure: string;
  readonly given: string;
}

/**
 * The defaults, with the inputs that differ.
 *
 * @param inputs as in an address: "monthly=5000&years=10"
 * @throws {Error} when the calculator has no such input, or the input cannot have that value
 */
function valuesFor<Own extends Values, Result>(
  { id, inputs: known, defaults }: CalculatorDefinition<Own, Result>,
  inputs: string,
): Own {
  const changed = [...new URLSearchParams(inputs)].map(([name, text]) => {
    const input: Input | undefined = known[name];
    const value = input && hashFieldOf(input).read(text);
    if (value === undefined) throw new Error(`the calculator "${id}" cannot count with "${name}=${text}"`);
    return [name, value] as const;
  });
  return { ...defaults, ...Object.fromEntries(changed) };
}

/**
 * What a calculator answers.
 *
 * @param inputs those that are not the defaults, as in an address: "monthly=5000&years=10"
 * @throws {Error} when it cannot count with them
 */
export function exampleOf(calculator: AnyCalculator, figures: FigureValues, inputs = ''): Example {
  return calculator.show(figures, (definition) => {
    const values = valuesFor(definition, inputs);
    return { ...definition.headline(definition.compute(values)), given: definition.say(values) };
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
    const values = valuesFor(definition, inputs);
    const answer = definition.compute(values);
    const [first] = tablesFor(definition, answer, values);
    return { chart: chartOf(definition, answer), table: first?.of() };
  });
}
