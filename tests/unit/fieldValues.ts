import * as fc from '@site/tests/unit/properties';
import type { CalculatorDefinition } from '../../src/machines/calculator/definition';
import type { Input, NumberInput, Value, Values } from '../../src/machines/fields/inputs/types';

const isRupees = ({ spec }: NumberInput): boolean => spec.format(1) === '₹1';

/** Whether a field accepts parts of its unit: 7.125% or 6.5 months, and no part of a rupee, a day or a term in whole years. */
export const hasDecimals = (input: Input): input is NumberInput =>
  input.kind === 'number' && !isRupees(input) && input.spec.unit !== '' && !input.spec.isWhole;

/** A number of a field with three decimals, where it has decimals. */
export function numberOf(input: NumberInput): fc.Arbitrary<number> {
  const { min, max } = input.spec.limits;
  const parts = hasDecimals(input) ? 1000 : 1;
  return fc.integer({ min: Math.ceil(min * parts), max: Math.floor(max * parts) }).map((value) => value / parts);
}

/** Any value that a field accepts, the least and the most of them often, and none where it may be empty. */
export function valueOf(input: Input): fc.Arbitrary<Value> {
  switch (input.kind) {
    case 'number': {
      const { limits, isOptional } = input.spec;
      const numbers = fc.oneof(fc.constantFrom(limits.min, limits.max), numberOf(input));
      return isOptional ? fc.option(numbers, { nil: null }) : numbers;
    }
    case 'choice':
      return fc.constantFrom(...input.options.map(({ value }) => value));
    case 'toggle':
      return fc.boolean();
  }
}

/** Any values of the fields of a calculator, contradictory ones too. */
export const valuesOf = <V extends Values, Result>({ inputs }: CalculatorDefinition<V, Result>): fc.Arbitrary<V> =>
  fc.record(
    Object.fromEntries(Object.entries<Input>(inputs).map(([name, input]) => [name, valueOf(input)])),
  ) as unknown as fc.Arbitrary<V>;
