import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Search } from './Findings';

interface AwakeFindings {
  /** What the list is to show now */
  readonly shown: Search;
  /** Whether that is what was asked for; before, it may be what was asked for last */
  readonly isAwake: boolean;
  readonly onAwake: () => void;
}

/**
 * Lets the first answer come before React has woken the list: to wake two dozen cards takes a slow phone a tenth of a second,
 * and the filters and the number of results need not wait for it. Once the list is awake it follows at once.
 */
export function useAwakeFindings({ found, filter, isSearching }: Search): AwakeFindings {
  const [isAwake, setIsAwake] = useState(false);
  const now = useMemo(() => ({ found, filter, isSearching }), [found, filter, isSearching]);
  const soon = useDeferredValue(now);
  return { shown: isAwake ? now : soon, isAwake, onAwake: useCallback(() => setIsAwake(true), []) };
}
