import { useEffect, useState } from 'react';

/** Delay before a message says that something is loading, in milliseconds. */
const LATE_MS = 4000;

/**
 * Whether the wait is long enough for a message. The response may still arrive.
 * @param attempt a new number restarts the delay
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
