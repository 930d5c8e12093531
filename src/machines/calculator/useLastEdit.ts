import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Values } from '../fields/inputs/types';
import type { Act } from '../fields/inputs/useFields';

interface Shown<V extends Values, Result> {
  readonly result: Result;
  /** The values in the fields now */
  readonly values: V;
  /** The values that the page starts with */
  readonly example: V;
}

interface LastEdit<Result> {
  /** The result that the last edit changed; undefined where the field that it changed still held our example */
  readonly before: Result | undefined;
  /** Forwards an act at a field; the same function in every render */
  readonly edit: (name: string, act: Act) => void;
  /** Call when a control is touched or focused, which begins another edit */
  readonly touch: () => void;
}

/**
 * Remembers the result before the last edit. Typing in a field, or one drag of a slider, is one edit; it ends at the next touch of a control. The
 * first number that a visitor enters in a field replaces our example, so there is nothing of theirs to compare it with.
 */
export function useLastEdit<V extends Values, Result>(
  shown: Shown<V, Result>,
  act: (name: string, act: Act) => void,
): LastEdit<Result> {
  const latest = useRef(shown);
  const edited = useRef<string>(undefined);
  const [before, setBefore] = useState<Result>();

  useLayoutEffect(() => {
    latest.current = shown;
  });

  const edit = useCallback(
    (name: string, done: Act) => {
      // Leaving a field changes nothing.
      if (done.type !== 'finish' && edited.current !== name) {
        const { result, values, example } = latest.current;
        edited.current = name;
        setBefore(Object.is(values[name], example[name]) ? undefined : result);
      }
      act(name, done);
    },
    [act],
  );
  const touch = useCallback(() => {
    edited.current = undefined;
  }, []);
  return { before, edit, touch };
}
