import { useState } from 'react';
import type { Conflicts, Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';

interface Consistent<Own extends Values> {
  /** The last values that go together; the defaults until there are others */
  readonly values: Own;
  /** What is wrong with those in the fields, by field */
  readonly conflicts: Conflicts<Own>;
}

/**
 * Holds the values that a result may be computed from. Each field keeps its own limits, but two that are right alone may
 * contradict each other, as in a retirement before today: the fields then keep what was entered, and the result does not follow.
 */
export function useConsistent<Own extends Values, Result>(
  { defaults, conflicts: conflictsOf }: CalculatorDefinition<Own, Result>,
  entered: Own,
): Consistent<Own> {
  const [last, setLast] = useState(defaults);
  const conflicts = conflictsOf?.(entered) ?? {};
  if (Object.keys(conflicts).length > 0) return { values: last, conflicts };
  // Only a definition whose fields can contradict each other needs to know, and render for it.
  if (conflictsOf && last !== entered) setLast(entered);
  return { values: entered, conflicts };
}
