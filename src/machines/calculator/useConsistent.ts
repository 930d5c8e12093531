import { useState } from 'react';
import { useHeld } from '../fields/hooks/useHeld';
import type { Conflicts, Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';

interface Consistent<Own extends Values> {
  /** The last consistent values; the defaults at first */
  readonly values: Own;
  /** Messages on the values in the fields, by field */
  readonly conflicts: Conflicts<Own>;
}

/**
 * Keeps the last consistent values, which the result is computed from. Values within the limits of their fields may still contradict each
 * other, as in a retirement before today: the fields then keep them, and the result stays.
 * @param isHeld whether a field is refused: other input is then not remembered, because no result is shown for it
 */
export function useConsistent<Own extends Values, Result>(
  { defaults, conflicts: conflictsOf }: CalculatorDefinition<Own, Result>,
  entered: Own,
  isHeld = false,
): Consistent<Own> {
  const valid = useHeld(entered, isHeld);
  const [last, setLast] = useState(defaults);
  const conflicts = conflictsOf?.(entered) ?? {};
  const ofValid = valid === entered ? conflicts : (conflictsOf?.(valid) ?? {});
  if (Object.keys(ofValid).length > 0) return { values: last, conflicts };
  // Without `conflicts` there is nothing to remember, and no further render.
  if (conflictsOf && last !== valid) setLast(valid);
  return { values: valid, conflicts };
}
