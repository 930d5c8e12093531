import { useMemo } from 'react';
import { useHashState, type HashFields, type RefusedValue } from '../hooks/useHashState';
import { hashFieldOf } from './hashFieldOf';
import type { Input, Inputs, Values } from './types';
import { useFields, type Fields } from './useFields';

interface InputState<Own> extends Fields {
  readonly values: Own;
  /** Values in the address that no field accepts */
  readonly refused: readonly RefusedValue<keyof Own>[];
}

/**
 * The values of fields, which stand in the address behind the hash.
 *
 * @param inputs the same object in every render
 * @param defaults the values of the HTML; the same object in every render
 */
export function useInputs<Own extends Values>(inputs: Inputs<Own>, defaults: Own): InputState<Own> {
  const hashFields = useMemo(
    () =>
      // Each field reads what its own input accepts, so the types of the values hold.
      Object.fromEntries(
        Object.entries<Input>(inputs).map(([name, input]) => [name, hashFieldOf(input)]),
      ) as unknown as HashFields<Own>,
    [inputs],
  );
  const { values, change, refused } = useHashState<Own>(hashFields, defaults);
  return { values, refused, ...useFields(inputs, values, change) };
}
