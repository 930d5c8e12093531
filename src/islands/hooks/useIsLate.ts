import { useEffect, useState } from 'react';

/** After that long there are words, as the inline loader has them for what does not come before an island is awake. */
const LATE_MS = 4000;

/**
 * Whether somebody has waited so long that it must be said. What they wait for may still come.
 * @param attempt with another one the time begins anew
 */
export function useIsLate(isWaiting: boolean, attempt: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, attempt]);
  return isWaiting && isLate;
}
