import { useMemo } from 'react';
import { useHashState, type HashFields, type RefusedValue } from '../hooks/useHashState';
import { hashFieldOf } from './hashFieldOf';
import type { Input, Inputs, Values } from './types';
import { useFields, type FillableFields } from './useFields';

interface InputState<Own> extends FillableFields<Own> {
  readonly values: Own;
  /** Values in the address that no field accepts */
  readonly refused: readonly RefusedValue<keyof Own>[];
}

/**
 * Field values, kept in the address's hash.
 *
 * @param inputs a stable object
 * @param defaults the values in the HTML; a stable object
 */
export function useInputs<Own extends Values>(inputs: Inputs<Own>, defaults: Own): InputState<Own> {
  const hashFields = useMemo(
    () =>
      // Each field reads only what its own input accepts, so the types of the values are right.
      Object.fromEntries(
        Object.entries<Input>(inputs).map(([name, input]) => [name, hashFieldOf(input)]),
      ) as unknown as HashFields<Own>,
    [inputs],
  );
  const { values, change, refused } = useHashState<Own>(hashFields, defaults);
  return { values, refused, ...useFields(inputs, values, change) };
}
