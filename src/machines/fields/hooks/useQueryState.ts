import { useEffect, useMemo } from 'react';
import { useAddressPart, writeAddress } from './addressStore';
import { formatHash, parseHash } from './hash';
import { useDraft } from './useDraft';

interface QueryState<Value> {
  /** The same object until its content changes */
  readonly value: Value;
  /** Whether it is being typed, and not in the address yet */
  readonly isDraft: boolean;
  /** Takes a value over as a new step in the history; the function gets the one that is there */
  readonly go: (next: (now: Value) => Value) => void;
  /** Applies what is being typed: at once to the page, debounced to the address */
  readonly type: (next: (now: Value) => Value) => void;
  /** Writes what is typed to the address without waiting */
  readonly settle: () => void;
}

/**
 * Keeps what a visitor asks for in the query of the address, so that it can be shared, reloaded and left with the back button.
 * A server sees the query, so nothing about a person belongs there: see useHashState.
 * @param read finds it in the query of an address; the same function in every render
 * @param addressOf the path and query that hold it
 */
export function useQueryState<Value>(
  read: (query: string) => Value,
  addressOf: (value: Value) => string,
): QueryState<Value> {
  const query = useAddressPart('search');
  const inAddress = useMemo(() => read(query), [read, query]);
  const write = (value: Value, step: 'pushState' | 'replaceState'): void => {
    const address = addressOf(value);
    if (address === location.pathname + location.search) return;
    // The place on the page was for what was there before; the visitor's numbers stay.
    const hash = formatHash({ anchor: '', numbers: parseHash(location.hash).numbers });
    writeAddress(address + hash, step);
  };
  const { draft, latest, change, discard } = useDraft<Value>((value) => write(value, 'replaceState'));

  useEffect(() => {
    addEventListener('popstate', discard);
    return () => removeEventListener('popstate', discard);
  }, [discard]);

  return {
    value: draft ? draft.value : inAddress,
    isDraft: draft !== null,
    go(next) {
      write(next(latest()?.value ?? inAddress), 'pushState');
      discard();
    },
    type: (next) => change((before) => next(before ?? read(location.search))),
    settle() {
      const typed = latest();
      if (typed) write(typed.value, 'replaceState');
      discard();
    },
  };
}
