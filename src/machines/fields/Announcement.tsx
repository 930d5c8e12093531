import { useState, type ReactNode } from 'react';
import { useDebouncedValue } from './hooks/useDebouncedValue';

const QUIET_MS = 700;

interface Props {
  /** The result in one sentence */
  readonly sentence: string;
}

/**
 * Announces a result to screen readers, debounced: dragging a slider gives one announcement, not one per step. Empty at first, because nothing has
 * changed yet.
 */
export default function Announcement({ sentence }: Props): ReactNode {
  const [first] = useState(sentence);
  const rested = useDebouncedValue(sentence, QUIET_MS);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && rested !== first) setHasChanged(true);
  return (
    <output className="visuallyHidden" aria-live="polite">
      {hasChanged ? rested : ''}
    </output>
  );
}
