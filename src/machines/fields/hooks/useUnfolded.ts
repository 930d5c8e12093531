import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a fold when a field in it is refused, so that the message can be read. Never closes it: that would fold away a field being corrected.
 *
 * @param isRefused whether a field in the fold has a message
 * @returns the ref of the `<details>`
 */
export function useUnfolded(isRefused: boolean | undefined): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isRefused && fold.current) fold.current.open = true;
  }, [isRefused]);
  return fold;
}
