import { useCallback, useLayoutEffect, useRef } from 'react';
import { isSameValues } from '../fields/inputs/isSameValues';
import type { Values } from '../fields/inputs/types';
import type { Act, FillableFields } from '../fields/inputs/useFields';
import type { CalculatorDefinition } from './definition';
import { emptyBut } from './pasting';

/**
 * Empties the example of a calculator with a paste box before its first edit: with one number of the visitor's among ours, the answer would be
 * about nobody's offer.
 *
 * @param onAct a stable function
 * @returns a stable function in its place
 */
export function useEmptiedExample<V extends Values, Result>(
  { pasting, defaults }: Pick<CalculatorDefinition<V, Result>, 'pasting' | 'defaults'>,
  { values, fill }: FillableFields<V> & { readonly values: V },
  onAct: (name: string, act: Act) => void,
): (name: string, act: Act) => void {
  const isExample = isSameValues(values, defaults);
  // Several edits may come before the next render.
  const isBegun = useRef(false);
  useLayoutEffect(() => {
    isBegun.current = !isExample;
  }, [isExample]);
  return useCallback(
    (name, act) => {
      if (pasting && !isBegun.current && act.type !== 'finish') {
        isBegun.current = true;
        fill(emptyBut(pasting, defaults));
      }
      onAct(name, act);
    },
    [pasting, defaults, fill, onAct],
  );
}
