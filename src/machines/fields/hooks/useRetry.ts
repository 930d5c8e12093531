import { useEffect, type Dispatch, type SetStateAction } from 'react';

/** Delay of the first retry, in milliseconds. It doubles each time, up to half a minute. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Retries a failed attempt after a delay, and as soon as the network is back.
 * @param hasFailed whether this attempt failed
 * @param attempt its number, from 0
 */
export function useRetry(hasFailed: boolean, attempt: number, setAttempt: Dispatch<SetStateAction<number>>): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = (): void => setAttempt((before) => before + 1);
    const timer = setTimeout(retry, Math.min(RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS));
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [hasFailed, attempt, setAttempt]);
}
