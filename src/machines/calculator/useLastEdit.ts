import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Act } from '../fields/inputs/useFields';

interface LastEdit<Result> {
  /** The result that the last edit changed; undefined until there is an edit */
  readonly before: Result | undefined;
  /** Forwards an act at a field; the same function in every render */
  readonly edit: (name: string, act: Act) => void;
  /** Call when a control is touched or focused, which begins another edit */
  readonly touch: () => void;
}

/**
 * Remembers the result before the last edit. Typing in a field, or one drag of a slider, is one edit; it ends at the next touch of a control.
 */
export function useLastEdit<Result>(result: Result, act: (name: string, act: Act) => void): LastEdit<Result> {
  const latest = useRef(result);
  const edited = useRef<string>(undefined);
  const [before, setBefore] = useState<Result>();

  useLayoutEffect(() => {
    latest.current = result;
  });

  const edit = useCallback(
    (name: string, done: Act) => {
      // Leaving a field changes nothing.
      if (done.type !== 'finish' && edited.current !== name) {
        edited.current = name;
        setBefore(latest.current);
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
