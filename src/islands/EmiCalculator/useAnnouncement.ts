import { useEffect, useRef, useState } from 'react';

const QUIET_MS = 700;

/**
 * The text for a live region: empty at first, then the latest sentence once it has stopped changing. Dragging a slider
 * gives one announcement, not one for each step.
 */
export function useAnnouncement(sentence: string): string {
  const [announced, setAnnounced] = useState('');
  const current = useRef(sentence);

  useEffect(() => {
    if (current.current === sentence) return undefined;
    const timer = setTimeout(() => {
      current.current = sentence;
      setAnnounced(sentence);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [sentence]);

  return announced;
}
