import { useMemo } from 'react';
import { useHashState, type HashFields, type RefusedValue } from '../hooks/useHashState';
import { hashFieldOf } from './hashFieldOf';
import type { Input, Inputs, Values } from './types';
import { useFields, type FillableFields } from './useFields';

interface InputState<V> extends FillableFields<V> {
  readonly values: V;
  /** Values in the address that no field accepts */
  readonly refused: readonly RefusedValue<keyof V>[];
}

/**
 * Field values, kept in the address's hash.
 *
 * @param inputs a stable object
 * @param defaults the values in the HTML; a stable object
 */
export function useInputs<V extends Values>(inputs: Inputs<V>, defaults: V): InputState<V> {
  const hashFields = useMemo(
    () =>
      // Each field reads only what its own input accepts, so the types of the values are right.
      Object.fromEntries(
        Object.entries<Input>(inputs).map(([name, input]) => [name, hashFieldOf(input)]),
      ) as unknown as HashFields<V>,
    [inputs],
  );
  const { values, change, refused } = useHashState<V>(hashFields, defaults);
  return { values, refused, ...useFields(inputs, values, change) };
}
