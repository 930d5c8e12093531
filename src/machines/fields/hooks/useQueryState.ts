import { useEffect, useMemo } from 'react';
import { useAddressPart, writeAddress } from './addressStore';
import { formatHash, parseHash } from './hash';
import { useDraft } from './useDraft';

interface QueryState<Value> {
  /** The same object until its content changes */
  readonly value: Value;
  /** Whether it is being typed and not in the address yet */
  readonly isDraft: boolean;
  /** Sets a value as a new history entry; the function gets the current one */
  readonly go: (next: (now: Value) => Value) => void;
  /** Sets a value while typing: at once on the page, debounced in the address */
  readonly type: (next: (now: Value) => Value) => void;
  /** Writes a pending value to the address at once */
  readonly settle: () => void;
}

/**
 * Keeps a search or filter in the address's query, so that it can be shared, reloaded and left with the back button. A server sees the query, so
 * nothing personal belongs there: see useHashState.
 * @param read parses the query; a stable function
 * @param addressOf the path and query for a value
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
    // The anchor belonged to the previous content; the visitor's numbers stay.
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
