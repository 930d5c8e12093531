import { useCallback, useEffect, useRef, useState } from 'react';
import { SETTLE_ADDRESS } from '../../../islands/runtime/settleAddress';

/** Pause in typing before the address follows, in milliseconds. Safari refuses more than 100 changes in 30 seconds, which this cannot reach. */
const ADDRESS_DELAY_MS = 400;

/** Events before which pending changes are written: the address is shared, or the page is left. */
const AT_ONCE = [SETTLE_ADDRESS, 'pagehide'] as const;

/**
 * Writes pending changes to the address: debounced, and at once before the address is shared or the page is left.
 * @param draft changes not in the address yet; the same object until they change
 */
export function useLateWrite<Value>(draft: Value | null, write: (draft: Value) => void): void {
  const latestWrite = useRef(write);

  useEffect(() => {
    latestWrite.current = write;
  });

  useEffect(() => {
    if (draft === null) return undefined;
    const writeNow = (): void => latestWrite.current(draft);
    const timer = setTimeout(writeNow, ADDRESS_DELAY_MS);
    AT_ONCE.forEach((type) => addEventListener(type, writeNow));
    return () => {
      clearTimeout(timer);
      AT_ONCE.forEach((type) => removeEventListener(type, writeNow));
    };
  }, [draft]);
}

interface Draft<Value> {
  /** Changes on the page that are not in the address yet */
  readonly draft: { readonly value: Value } | null;
  /** The same including changes since the last render, of which there may be several */
  readonly latest: () => { readonly value: Value } | null;
  /** @param next gets the current draft */
  readonly change: (next: (before: Value | undefined) => Value) => void;
  /** Drops the draft, because it was written or replaced */
  readonly discard: () => void;
}

/**
 * Holds typed changes until the address follows.
 * @param write writes them to the address, debounced
 */
export function useDraft<Value>(write: (value: Value) => void): Draft<Value> {
  const [draft, setDraft] = useState<{ readonly value: Value } | null>(null);
  const held = useRef(draft);
  const hold = useCallback((next: { readonly value: Value } | null) => {
    held.current = next;
    setDraft(next);
  }, []);
  const latest = useCallback(() => held.current, []);
  const discard = useCallback(() => hold(null), [hold]);

  useLateWrite(draft, (written) => {
    write(written.value);
    // Keeps later changes.
    if (held.current === written) discard();
  });

  const change = useCallback(
    (next: (before: Value | undefined) => Value) => hold({ value: next(held.current?.value) }),
    [hold],
  );
  return { draft, latest, change, discard };
}
