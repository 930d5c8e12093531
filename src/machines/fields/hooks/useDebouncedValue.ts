import { useEffect, useState } from 'react';

/**
 * A debounced value.
 * @param value the changing value
 * @param delayMs how long it must stay the same, in milliseconds
 * @param isSame whether two values are equal, in which case the old one is kept; a stable function
 * @returns the first value, then the latest settled one
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
