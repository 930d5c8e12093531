import { useCallback, useState } from 'react';

export interface Refusals {
  /** Whether a field is invalid, so that the result is that of the last valid values */
  readonly isStale: boolean;
  readonly onProblem: (name: string, isRefused: boolean) => void;
}

/** Tracks which fields are invalid. */
export function useRefusals(): Refusals {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const onProblem = useCallback((name: string, isRefused: boolean) => {
    setRefused((before) => {
      if (before.includes(name) === isRefused) return before;
      return isRefused ? [...before, name] : before.filter((other) => other !== name);
    });
  }, []);
  return { isStale: refused.length > 0, onProblem };
}
