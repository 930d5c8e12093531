import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Act } from '../fields/inputs/useFields';

interface LastEdit<Result> {
  /** The result that the last edit changed; undefined until there is an edit */
  readonly before: Result | undefined;
  /** Passes on what a visitor does with a field; the same function in every render */
  readonly edit: (name: string, act: Act) => void;
  /** To be called when a finger, a mouse or the focus comes to a control, which begins another edit */
  readonly touch: () => void;
}

/**
 * Remembers the result before the last edit. What is typed letter by letter, or dragged in one go, is one edit: it ends when another
 * control is touched, or the same one again.
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
      // To leave a field changes nothing.
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
