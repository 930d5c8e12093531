import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

/** Tells the header that the address has changed, so that it closes the phone's menu; see src/behaviours/menu.ts. */
const QUERY_CHANGE = 'paisadisha:querychange';

/**
 * How long typing rests before the address follows, in milliseconds. Safari refuses more than 100 changes in 30 seconds,
 * which this cannot reach.
 */
const TYPING_REST_MS = 400;

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(QUERY_CHANGE, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(QUERY_CHANGE, onChange);
  };
}

interface InAddress<Value> {
  /** The same object until it says something else */
  readonly value: Value;
  /** Whether it is being typed, and not in the address yet */
  readonly isDraft: boolean;
  /** Takes a value over as a new step in the history */
  readonly go: (value: Value) => void;
  /** Takes over what is being typed, at once on the page and after a rest in the address */
  readonly type: (value: Value) => void;
  /** Writes what is typed into the address now */
  readonly settle: () => void;
}

/**
 * Keeps what a visitor asks for in the address, so that it can be shared, reloaded and left with the back button.
 * @param read finds it in the query of an address; the same function in every render
 * @param addressOf the path and query that hold it
 */
export function useInAddress<Value>(
  read: (query: string) => Value,
  addressOf: (value: Value) => string,
): InAddress<Value> {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const inAddress = useMemo(() => read(query), [read, query]);
  // What is typed and not yet in the address; it may be no text.
  const [draft, setDraft] = useState<{ readonly value: Value } | null>(null);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    const discard = (): void => {
      clearTimeout(timer.current);
      setDraft(null);
    };
    addEventListener('popstate', discard);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', discard);
    };
  }, []);

  function write(value: Value, step: 'pushState' | 'replaceState'): void {
    clearTimeout(timer.current);
    const address = addressOf(value);
    if (address !== location.pathname + location.search) {
      history[step](null, '', address);
      dispatchEvent(new Event(QUERY_CHANGE));
    }
    setDraft(null);
  }

  return {
    value: draft ? draft.value : inAddress,
    isDraft: draft !== null,
    go: (value) => write(value, 'pushState'),
    type(value) {
      setDraft({ value });
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(value, 'replaceState'), TYPING_REST_MS);
    },
    settle() {
      if (draft) write(draft.value, 'replaceState');
    },
  };
}
