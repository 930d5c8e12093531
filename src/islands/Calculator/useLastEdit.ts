import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Value, Values } from '../parts/inputs/types';

interface LastEdit<Own extends Values, Result> {
  /** The result that the last edit changed; undefined until there is an edit */
  readonly before: Result | undefined;
  /** Sets a value; the same function in every render */
  readonly edit: (name: keyof Own & string, value: Value) => void;
  /** To be called when a finger, a mouse or the focus comes to a control, which begins another edit */
  readonly touch: () => void;
}

/**
 * Remembers the result before the last edit. What is typed letter by letter, or dragged in one go, is one edit: it ends when another
 * control is touched, or the same one again.
 */
export function useLastEdit<Own extends Values, Result>(
  result: Result,
  change: (name: keyof Own, value: Value) => void,
): LastEdit<Own, Result> {
  const latest = useRef(result);
  const edited = useRef<string>(undefined);
  const [before, setBefore] = useState<Result>();

  useLayoutEffect(() => {
    latest.current = result;
  });

  const edit = useCallback(
    (name: keyof Own & string, value: Value) => {
      if (edited.current !== name) {
        edited.current = name;
        setBefore(latest.current);
      }
      change(name, value);
    },
    [change],
  );
  const touch = useCallback(() => {
    edited.current = undefined;
  }, []);
  return { before, edit, touch };
}
