import { useCallback, useMemo, useState } from 'react';
import { useHashState, type HashFields, type RefusedValue } from '../../hooks/useHashState';
import { hashFieldOf } from './hashFieldOf';
import type { Input, Inputs, Value, Values } from './types';

interface InputState<Own> {
  readonly values: Own;
  /** What the address holds and no field accepts */
  readonly refused: readonly RefusedValue<keyof Own>[];
  readonly change: (name: keyof Own, value: Value) => void;
  /** Whether a field holds what cannot be read, so that the result is that of the last valid values */
  readonly isStale: boolean;
  readonly onProblem: (name: string, isRefused: boolean) => void;
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
  const { values, change, refused: inAddress } = useHashState<Own>(fields, defaults);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const onProblem = useCallback((name: string, isRefused: boolean) => {
    setRefused((before) => {
      if (before.includes(name) === isRefused) return before;
      return isRefused ? [...before, name] : before.filter((other) => other !== name);
    });
  }, []);

  return {
    values,
    refused: inAddress,
    change: (name, value) => change({ [name]: value } as unknown as Partial<Own>),
    isStale: refused.length > 0,
    onProblem,
  };
}
