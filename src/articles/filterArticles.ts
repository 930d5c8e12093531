import type { CategoryFilter } from '../content/categories';

/** What a visitor has chosen in the list of articles. */
export interface ArticleFilter {
  readonly category: CategoryFilter;
  /** As typed; blanks at its ends do not count */
  readonly text: string;
}

/** What a filter looks at. */
interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
}

/** Whether nothing is chosen, so that every article is shown. */
export function isUnfiltered({ category, text }: ArticleFilter): boolean {
  return category === 'All' && text.trim() === '';
}

/**
 * Keeps the articles whose category is the chosen one (or any, for All) and whose title, excerpt or any tag contains the
 * text, in whatever case. The text is taken as it is; no character in it has a meaning of its own.
 * @param articles in any order, which is kept
 */
export function filterArticles<Article extends Searchable>(
  articles: readonly Article[],
  { category, text }: ArticleFilter,
): readonly Article[] {
  const wanted = text.trim().toLowerCase();
  const contains = (field: string): boolean => field.toLowerCase().includes(wanted);
  return articles.filter(
    (article) =>
      (category === 'All' || article.category === category) &&
      (contains(article.title) || contains(article.excerpt) || article.tags.some(contains)),
  );
}
