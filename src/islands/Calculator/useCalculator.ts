import { useCallback, useMemo, useState } from 'react';
import { numberHashField } from '../hooks/hashFields';
import { useHashState, type HashField, type HashFields } from '../hooks/useHashState';
import type { CalculatorDefinition, Input, Values } from './definition';

/** What an input accepts from an address, where anybody can write anything. */
function hashField(input: Input): HashField<number | string> {
  if (input.kind === 'choice') {
    return { read: (text) => input.options.find(({ value }) => value === text)?.value, write: String };
  }
  return { ...numberHashField(input.spec.limits), write: String };
}

interface CalculatorState<Own> {
  readonly values: Own;
  readonly change: (name: keyof Own, value: number | string) => void;
  /** Whether a field holds what cannot be read, so that the result is that of the last valid values */
  readonly isStale: boolean;
  readonly onProblem: (name: string, isRefused: boolean) => void;
}

/** The values of a calculator, which stand in the address behind the hash. */
export function useCalculator<Own extends Values, Result>(
  definition: CalculatorDefinition<Own, Result>,
): CalculatorState<Own> {
  const fields = useMemo(
    () =>
      // Each field reads what its own input accepts, so the types of the values hold.
      Object.fromEntries(
        Object.entries<Input>(definition.inputs).map(([name, input]) => [name, hashField(input)]),
      ) as unknown as HashFields<Own>,
    [definition],
  );
  const { values, change } = useHashState<Own>(fields, definition.defaults);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const onProblem = useCallback((name: string, isRefused: boolean) => {
    setRefused((before) => {
      if (before.includes(name) === isRefused) return before;
      return isRefused ? [...before, name] : before.filter((other) => other !== name);
    });
  }, []);

  return {
    values,
    change: (name, value) => change({ [name]: value } as unknown as Partial<Own>),
    isStale: refused.length > 0,
    onProblem,
  };
}
