import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How long typing rests before the address follows, in milliseconds. Safari refuses more than 100 changes in 30 seconds,
 * which this cannot reach.
 */
const ADDRESS_DELAY_MS = 400;

/** Sent before the address is shared (src/behaviours/share.ts). The inline loader answers it for islands that do not respond yet. */
const SETTLE_ADDRESS = 'settleaddress';

/**
 * Writes what has changed on the page into the address: after a rest, and at once when the address is about to be shared.
 * @param draft what is not in the address yet; the same object until it changes
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
    addEventListener(SETTLE_ADDRESS, writeNow);
    return () => {
      clearTimeout(timer);
      removeEventListener(SETTLE_ADDRESS, writeNow);
    };
  }, [draft]);
}

interface Draft<Value> {
  /** What has changed on the page and is not in the address yet */
  readonly draft: { readonly value: Value } | null;
  /** The same, with what has changed since the last render: several things may be done before the next one */
  readonly latest: () => { readonly value: Value } | null;
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
  const held = useRef(draft);
  const hold = useCallback((next: { readonly value: Value } | null) => {
    held.current = next;
    setDraft(next);
  }, []);
  const latest = useCallback(() => held.current, []);
  const discard = useCallback(() => hold(null), [hold]);

  useLateWrite(draft, (written) => {
    write(written.value);
    // What has changed since stays.
    if (held.current === written) discard();
  });

  const change = useCallback(
    (next: (before: Value | undefined) => Value) => hold({ value: next(held.current?.value) }),
    [hold],
  );
  return { draft, latest, change, discard };
}
