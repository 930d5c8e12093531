import { useDeferredValue, useMemo } from 'react';
import { useDebouncedValue } from '../fields/hooks/useDebouncedValue';
import { isSameValues } from '../fields/inputs/isSameValues';
import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition, Step } from './definition';
import type { AnswerSection } from './section';
import { tablesFor, type ShownTable } from './shown';

/** A schedule has 360 rows, and all updates after a step of a slider must fit into 50 ms on a slow phone. */
const REST_MS = 150;

export interface Workings<V extends Values> {
  /** The values that tables and steps are for */
  readonly values: V;
  /** Whether the visible result already belongs to newer values */
  readonly isBehind: boolean;
  readonly tables: readonly ShownTable[];
  readonly steps: readonly Step[];
  /** Of a question */
  readonly sections: readonly AnswerSection[];
}

/** What is rendered below a result, debounced until a slider stops moving: sections, tables, steps and the print view. */
export function useWorkings<V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
  values: V,
): Workings<V> {
  const later = useDeferredValue(useDebouncedValue(values, REST_MS, isSameValues));
  const made = useMemo(() => {
    const answer = definition.compute(later);
    return {
      tables: tablesFor(definition, answer, later),
      steps: definition.steps(answer, later),
      sections: definition.sections?.(answer, later) ?? [],
    };
  }, [definition, later]);
  return { values: later, isBehind: !isSameValues(later, values), ...made };
}
