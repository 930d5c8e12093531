import { useEffect, useState } from 'react';

/**
 * A value that follows another one once that has stopped changing.
 * @param value what changes, perhaps at every key
 * @param delayMs how long it must stay the same, in milliseconds
 * @param isSame whether two values say the same: then the one that is there stays; the same function in every render
 * @returns the first value at first, then the latest one that stayed
 */
export function useDebouncedValue<Value>(
  value: Value,
  delayMs: number,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Value {
  const [debounced, setDebounced] = useState({ value });

  useEffect(() => {
    if (isSame(value, debounced.value)) return undefined;
    const timer = setTimeout(() => setDebounced({ value }), delayMs);
    return () => clearTimeout(timer);
  }, [value, debounced, delayMs, isSame]);

  return debounced.value;
}
