import type { ListedArticle } from '@site/src/lib/articles/summary';

/** Where the index of all articles is served; written by src/plugins/siteData/articles. */
export const ARTICLE_INDEX_PATH = '/blog/articles.json';

/** An article as a row, without the field names that a thousand articles would repeat. */
type Row = readonly [
  path: string,
  title: string,
  excerpt: string,
  category: string,
  icon: ListedArticle['icon'],
  date: string,
  readMinutes: number,
  tags: readonly string[],
];

/** @returns the index as JSON can hold it, in the order of the articles */
export function packArticles(articles: readonly ListedArticle[]): readonly Row[] {
  return articles.map(({ path, title, excerpt, category, icon, date, readMinutes, tags }) => [
    path,
    title,
    excerpt,
    category,
    icon,
    date,
    readMinutes,
    tags,
  ]);
}

/**
 * Reads what `packArticles` wrote.
 * @throws TypeError when it is something else, such as the error page of a proxy
 */
export function unpackArticles(index: unknown): readonly ListedArticle[] {
  if (!Array.isArray(index)) throw new TypeError('The index of articles is not a list.');
  return (index as readonly Row[]).map(([path, title, excerpt, category, icon, date, readMinutes, tags]) => ({
    path,
    title,
    excerpt,
    category,
    icon,
    date,
    readMinutes,
    tags,
  }));
}
