import { useEffect, useState } from 'react';

/** Delay before a message is shown, in milliseconds, as in the inline loader before an island is hydrated. */
const LATE_MS = 4000;

/**
 * Whether the visitor has waited so long that a message is due. The response may still arrive.
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
