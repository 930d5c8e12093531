import type { ListedArticle } from '@site/src/lib/articles/summary';

/** Where the build writes the list of all articles (src/plugins/siteData). */
export const ARTICLE_INDEX_PATH = '/blog/articles.json';

/**
 * Reads that list.
 * @throws TypeError when it is not a list of articles, such as the error page of a proxy
 */
export function readArticleIndex(index: unknown): readonly ListedArticle[] {
  if (!Array.isArray(index)) throw new TypeError('The index of articles is not a list.');
  return index as readonly ListedArticle[];
}
