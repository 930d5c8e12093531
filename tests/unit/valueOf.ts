import * as fc from '@site/tests/unit/properties';
import type { Input, Value } from '../../src/machines/fields/inputs/types';

/** Any value that a field of a list or a calculator can be set to by its steps, often the least and the most of them. */
export function valueOf(input: Input): fc.Arbitrary<Value> {
  switch (input.kind) {
    case 'choice':
      return fc.constantFrom(...input.options.map(({ value }) => value));
    case 'toggle':
      return fc.boolean();
    case 'number': {
      const { min, max, step } = input.spec.limits;
      const steps = fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((count) => min + count * step);
      return fc.oneof(fc.constantFrom(min, max), steps);
    }
  }
}
