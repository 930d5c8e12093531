import { useState, type ReactNode } from 'react';
import { useDebouncedValue } from '../hooks/useDebouncedValue';

const QUIET_MS = 700;

interface Props {
  /** The result in one sentence */
  readonly sentence: string;
}

/**
 * Says a result aloud when it has changed and come to rest: dragging a slider gives one announcement, not one for each step. Empty
 * at first, since nobody wants to hear what was on the page before they changed anything.
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
