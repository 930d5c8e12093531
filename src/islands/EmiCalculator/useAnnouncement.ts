import { useState } from 'react';
import { useDebouncedValue } from '../hooks/useDebouncedValue';

const QUIET_MS = 700;

/**
 * The text for a live region: empty at first, then the latest sentence once it has stopped changing. Dragging a slider
 * gives one announcement, not one for each step.
 */
export function useAnnouncement(sentence: string): string {
  const [first] = useState(sentence);
  const [hasChanged, setHasChanged] = useState(false);
  const rested = useDebouncedValue(sentence, QUIET_MS);
  if (!hasChanged && rested !== first) setHasChanged(true);
  return hasChanged ? rested : '';
}
