import { useState } from 'react';
import { useHeld } from '../fields/hooks/useHeld';
import { isSameValues } from '../fields/inputs/isSameValues';
import type { Conflicts, Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';

interface Consistent<V extends Values> {
  /** The last consistent values; the defaults at first */
  readonly values: V;
  /** Messages on the values in the fields, by field */
  readonly conflicts: Conflicts<V>;
}

/**
 * Keeps the last consistent values, which the result is computed from. Values within the limits of their fields may still contradict each
 * other, as in a retirement before today: the fields then keep them, and the result stays.
 * @param settled the values without a number that may be half typed, which no result is remembered for
 * @param isHeld whether a field is refused: other input is then not remembered, because no result is shown for it
 */
export function useConsistent<V extends Values, Result>(
  { defaults, conflicts: conflictsOf }: CalculatorDefinition<V, Result>,
  entered: V,
  settled = entered,
  isHeld = false,
): Consistent<V> {
  const valid = useHeld(entered, isHeld);
  const [last, setLast] = useState(defaults);
  const conflicts = conflictsOf?.(entered) ?? {};
  const ofValid = valid === entered ? conflicts : (conflictsOf?.(valid) ?? {});
  const isConsistent = Object.keys(ofValid).length === 0;
  // Without `conflicts` there is nothing to remember, and no further render.
  if (conflictsOf && !isHeld && !isSameValues(last, settled) && Object.keys(conflictsOf(settled)).length === 0)
    setLast(settled);
  if (!isConsistent) return { values: last, conflicts };
  return { values: valid, conflicts };
}
