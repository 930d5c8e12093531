import type { ArticleFilter } from '../filterArticles';
import { categoryName } from '../../content/categories';
import { formatNumber } from '../../lib/format/rupees';
import * as words from './messages.en';

interface Listing {
  readonly filter: ArticleFilter;
  /** How many articles are found, or how many there are when nothing is chosen */
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

/** Says what the list shows, such as: 3 articles in Loans with “score” */
export function resultText({ filter, count, page, pageCount }: Listing): string {
  const { category } = filter;
  const text = filter.text.trim();
  if (category !== 'All' || text !== '') {
    const by = text === '' ? 'category' : category === 'All' ? 'text' : 'both';
    return words.found({ count, by, category: categoryName(category), text });
  }
  return pageCount > 1
    ? words.allByPage({ count, page: formatNumber(page), pageCount: formatNumber(pageCount) })
    : words.all({ count });
}
