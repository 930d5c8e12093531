import { useEffect, useState } from 'react';

/** How long typing rests before it is taken over, in milliseconds: somewhat longer than from key to key on a phone. */
const REST_MS = 250;

/**
 * What is typed, once it rests. What is not typed, such as a text from the address, and an emptied field do not wait.
 * @param isTyped whether the text is being typed
 */
export function useRested(text: string, isTyped: boolean): string {
  const [rested, setRested] = useState(text);
  const waits = isTyped && text !== '';
  if (!waits && rested !== text) setRested(text);

  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, waits]);

  return rested;
}
