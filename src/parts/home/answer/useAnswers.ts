import { useCallback, useMemo } from 'react';
import { hashFieldOf } from '../../../machines/fields/inputs/hashFieldOf';
import { useHashState, type HashField, type Updates } from '../../../machines/fields/hooks/useHashState';
import type { Value, Values } from '../../../machines/fields/inputs/types';
import { addressName, homeQuestions, slotsOf, type HomeQuestionId } from './homeQuestions';
import type { AnswerSource } from './source';

interface Answers<V extends Values> {
  readonly values: V;
  /** A stable function */
  readonly change: (updates: Updates<V>) => void;
}

/**
 * The values of a question's sentence, kept in the address's hash under names of its own, because all questions share the page.
 * @param source a stable object
 */
export function useAnswers<V extends Values>(id: HomeQuestionId, { inputs, defaults }: AnswerSource<V>): Answers<V> {
  const slots = useMemo(() => slotsOf(homeQuestions[id]) as readonly (keyof V & string)[], [id]);
  const [fields, firstValues] = useMemo(() => {
    const named = slots.map((slot) => [addressName(id, slot), slot] as const);
    return [
      Object.fromEntries(named.map(([name, slot]): [string, HashField<Value>] => [name, hashFieldOf(inputs[slot])])),
      Object.fromEntries(named.map(([name, slot]): [string, Value] => [name, defaults[slot] ?? null])),
    ];
  }, [id, slots, inputs, defaults]);
  const { values: kept, change: changeKept } = useHashState<Values>(fields, firstValues);
  const values = useMemo<V>(
    () => ({ ...defaults, ...Object.fromEntries(slots.map((slot) => [slot, kept[addressName(id, slot)]])) }),
    [id, slots, defaults, kept],
  );
  const change = useCallback(
    (updates: Updates<V>) => {
      const named = Object.entries<unknown>(updates).map(([slot, next]) => [addressName(id, slot), next]);
      changeKept(Object.fromEntries(named) as Updates<Values>);
    },
    [id, changeKept],
  );
  return { values, change };
}
