/** What a list shows of an article. */
export interface ArticleSummary {
  readonly slug: string;
  /** Address on the site, such as /blog/sip-vs-lump-sum */
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly icon: string;
  readonly author: string;
  /** ISO date of publication, such as 2025-06-21 */
  readonly date: string;
  /** Whole minutes, at least 1 */
  readonly readMinutes: number;
  readonly tags: readonly string[];
}

/** How many articles the home page and the footer show: SPEC section 9. */
export const LATEST_COUNT = 4;

/** How many related articles stand under an article at most: SPEC section 9. */
export const RELATED_COUNT = 3;

/** @returns the newest articles, as the home page and the footer show them */
export function latestArticles(articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  return articles.slice(0, LATEST_COUNT);
}

/** @returns the newest articles of the same category, without the one being read */
export function relatedArticles(articles: readonly ArticleSummary[], current: ArticleSummary): readonly ArticleSummary[] {
  return articles
    .filter((article) => article.category === current.category && article.slug !== current.slug)
    .slice(0, RELATED_COUNT);
}
