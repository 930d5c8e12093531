import { filterAddress, readFilter } from '../filterAddress';
import type { ArticleFilter } from '../filterArticles';
import { useQueryState } from '../../machines/fields/hooks/useQueryState';

interface FilterInAddress {
  /** The same object until its content changes */
  readonly filter: ArticleFilter;
  /** Whether its text is being typed, and not in the address yet */
  readonly isTyped: boolean;
  /** Chooses a category, as a new step in the history */
  readonly choose: (category: ArticleFilter['category']) => void;
  /** Applies what is typed: at once to the page, debounced to the address */
  readonly type: (text: string) => void;
  /** Writes what is typed to the address without waiting */
  readonly settle: () => void;
}

/**
 * Keeps the filter in the address.
 * @param ownPath the page's address without a query, which is the address when nothing is chosen
 */
export function useFilterInAddress(ownPath: string): FilterInAddress {
  const {
    value: filter,
    isDraft,
    go,
    type,
    settle,
  } = useQueryState(readFilter, (value) => filterAddress(value, ownPath));
  return {
    filter,
    isTyped: isDraft,
    choose: (category) => go((now) => ({ ...now, category })),
    type: (text) => type((now) => ({ ...now, text })),
    settle,
  };
}
