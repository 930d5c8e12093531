import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { filterAddress, readFilter } from '@site/src/lib/articles/filterAddress';
import type { ArticleFilter } from '@site/src/lib/articles/filterArticles';

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

interface FilterInAddress {
  /** The same object until it says something else */
  readonly filter: ArticleFilter;
  /** Chooses a category, as a new step in the history */
  readonly choose: (category: ArticleFilter['category']) => void;
  /** Takes over what is typed, at once on the page and after a rest in the address */
  readonly type: (text: string) => void;
  /** Writes what is typed into the address now */
  readonly settle: () => void;
}

/**
 * Keeps the filter in the address, so that it can be shared, reloaded and left with the back button.
 * @param ownPath the page's address without a query, which is the address when nothing is chosen
 */
export function useFilterInAddress(ownPath: string): FilterInAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const inAddress = useMemo(() => readFilter(search), [search]);
  // What is typed and not yet in the address.
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const filter: ArticleFilter = useMemo(
    () => ({ category: inAddress.category, text: draft ?? inAddress.text }),
    [inAddress, draft],
  );

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

  function write(next: ArticleFilter, step: 'pushState' | 'replaceState'): void {
    clearTimeout(timer.current);
    const address = filterAddress(next, ownPath);
    if (address !== location.pathname + location.search) {
      history[step](null, '', address);
      dispatchEvent(new Event(QUERY_CHANGE));
    }
    setDraft(null);
  }

  return {
    filter,
    choose: (category) => write({ category, text: filter.text }, 'pushState'),
    type(text) {
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => write({ category: filter.category, text }, 'replaceState'),
        TYPING_REST_MS,
      );
    },
    settle() {
      if (draft !== null) write(filter, 'replaceState');
    },
  };
}
