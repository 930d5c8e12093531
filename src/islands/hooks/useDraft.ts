import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How long typing rests before the address follows, in milliseconds. Safari refuses more than 100 changes in 30 seconds,
 * which this cannot reach.
 */
const ADDRESS_DELAY_MS = 400;

interface Draft<Value> {
  /** What has changed on the page and is not in the address yet */
  readonly draft: { readonly value: Value } | null;
  /** @param next gets the draft that is there */
  readonly change: (next: (before: Value | undefined) => Value) => void;
  /** Forgets the draft, because it was written or something else was chosen */
  readonly discard: () => void;
}

/**
 * Holds what a visitor is typing until the address follows.
 * @param write puts it into the address, after a rest
 */
export function useDraft<Value>(write: (value: Value) => void): Draft<Value> {
  const [draft, setDraft] = useState<{ readonly value: Value } | null>(null);
  const latestWrite = useRef(write);
  const discard = useCallback(() => setDraft(null), []);

  useEffect(() => {
    latestWrite.current = write;
  });

  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      latestWrite.current(draft.value);
      // What has changed since stays.
      setDraft((latest) => (latest === draft ? null : latest));
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const change = useCallback(
    (next: (before: Value | undefined) => Value) => setDraft((before) => ({ value: next(before?.value) })),
    [],
  );
  return { draft, change, discard };
}
