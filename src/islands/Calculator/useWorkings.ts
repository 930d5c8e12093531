import { useDeferredValue, useMemo } from 'react';
import { useDebouncedValue } from '../hooks/useDebouncedValue';
import { isSameValues } from '../parts/inputs/isSameValues';
import type { Values } from '../parts/inputs/types';
import type { CalculatorDefinition, Step } from './definition';
import { tablesFor, type ShownTable } from './shown';

/** A schedule has 360 rows, and a slow phone has 50 ms for all that a step of a slider changes. */
const REST_MS = 150;

interface Workings<Own extends Values> {
  /** The values that tables and steps are for */
  readonly values: Own;
  /** Whether the answer in sight is already that of other values */
  readonly isBehind: boolean;
  readonly tables: readonly ShownTable[];
  readonly steps: readonly Step[];
}

/** What stands below an answer and follows it once a slider rests: the tables, the steps and what is printed. */
export function useWorkings<Own extends Values, Result>(
  definition: CalculatorDefinition<Own, Result>,
  values: Own,
): Workings<Own> {
  const later = useDeferredValue(useDebouncedValue(values, REST_MS, isSameValues));
  const made = useMemo(() => {
    const answer = definition.compute(later);
    return { tables: tablesFor(definition, answer, later), steps: definition.steps(answer, later) };
  }, [definition, later]);
  return { values: later, isBehind: !isSameValues(later, values), ...made };
}
