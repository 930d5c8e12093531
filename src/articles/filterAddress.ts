import { categoryFilters, parseCategoryFilter } from '../content/categories';
import { addressWithQuery } from '../lib/addressWithQuery';
import { isUnfiltered, type ArticleFilter } from './filterArticles';

/** Where the list of articles stands. */
export const ARTICLES_PATH = '/blog';

/** The names of the query values that the list reads: the category and the search text. */
export const FILTER_QUERY = { category: 'category', text: 'q' } as const;

/**
 * Reads a filter from an address. A category that is none of the six counts as All, and so does a missing one.
 * @param search the query with or without its question mark
 */
export function readFilter(search: string): ArticleFilter {
  const query = new URLSearchParams(search);
  return {
    category: parseCategoryFilter(query.get(FILTER_QUERY.category)),
    text: query.get(FILTER_QUERY.text) ?? '',
  };
}

/**
 * The address that shows a filter.
 * @param filter what is chosen; what is left out is not restricted
 * @param unfilteredPath where to go when nothing is chosen: the list's first page, or the page of it being read
 */
export function filterAddress(filter: Partial<ArticleFilter>, unfilteredPath: string = ARTICLES_PATH): string {
  const { category = 'All', text = '' } = filter;
  if (isUnfiltered({ category, text })) return unfilteredPath;
  return addressWithQuery(ARTICLES_PATH, {
    ...(category !== 'All' && { [FILTER_QUERY.category]: category }),
    ...(text.trim() !== '' && { [FILTER_QUERY.text]: text }),
  });
}

/** The list of one category, where that is one of the six filters. */
export function categoryAddress(category: string): string | undefined {
  const filter = categoryFilters.find((name) => name === category);
  return filter === undefined ? undefined : filterAddress({ category: filter });
}
