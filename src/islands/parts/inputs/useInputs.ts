import { useCallback, useMemo } from 'react';
import { useHashState, type HashFields, type RefusedValue } from '../../hooks/useHashState';
import { hashFieldOf } from './hashFieldOf';
import type { Input, Inputs, Value, Values } from './types';
import { useRefusals, type Refusals } from './useRefusals';

interface InputState<Own> extends Refusals {
  readonly values: Own;
  /** Values in the address that no field accepts */
  readonly refused: readonly RefusedValue<keyof Own>[];
  /** The same function in every render */
  readonly change: (name: keyof Own, value: Value) => void;
}

/**
 * The values of fields, which stand in the address behind the hash.
 *
 * @param inputs the same object in every render
 * @param defaults the values of the HTML; the same object in every render
 */
export function useInputs<Own extends Values>(inputs: Inputs<Own>, defaults: Own): InputState<Own> {
  const fields = useMemo(
    () =>
      // Each field reads what its own input accepts, so the types of the values hold.
      Object.fromEntries(
        Object.entries<Input>(inputs).map(([name, input]) => [name, hashFieldOf(input)]),
      ) as unknown as HashFields<Own>,
    [inputs],
  );
  const { values, change: changeSome, refused: inAddress } = useHashState<Own>(fields, defaults);
  const change = useCallback(
    (name: keyof Own, value: Value) => changeSome({ [name]: value } as unknown as Partial<Own>),
    [changeSome],
  );
  const refusals = useRefusals();

  return {
    values,
    refused: inAddress,
    change,
    ...refusals,
  };
}
