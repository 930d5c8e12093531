import type { IconName } from '../content/icons';
import type { Drawing } from '../content/drawing';

/** What a list shows and searches of an article. */

export type ListedArticle = {
  /** Address on the site, such as /blog/sip-vs-lump-sum */
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly icon: IconName;
  /** ISO date of publication, such as 2025-06-21 */
  readonly date: string;
  /** Whole minutes, at least 1 */
  readonly readMinutes: number;
  readonly tags: readonly string[];
  /** Its central number, such as "₹36,949 less" */
  readonly number?: string;
  /** Where each bar of its picture begins and ends, in percent of the width */
  readonly spans?: readonly (readonly [from: number, to: number])[];
};

/** A line of an article's list of sources that leads to them. */
export type Citation = {
  /** What it is, without the words of its links at the end: "GST Council: rate on financial services" */
  readonly text: string;
  readonly addresses: readonly string[];
};

/** All that is known of an article but its text. */
export type ArticleSummary = ListedArticle & {
  readonly slug: string;
  readonly author: string;
  /** ISO date of the last review */
  readonly reviewed: string;
  /** Its central number and the picture of it. Not every article has one */
  readonly drawing?: Drawing;
  /** The sources that it names below its text */
  readonly citations: readonly Citation[];
};

/** How many articles the home page and the footer show. */
const LATEST_COUNT = 4;

/** How many articles a page of the list shows, and how many more come at each step of what a filter finds. */
export const ARTICLES_PER_PAGE = 24;

/** How many related articles stand under an article at most. */
const RELATED_COUNT = 3;

/** @returns the newest articles, as the home page and the footer show them */
export function latestArticles(articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  return articles.slice(0, LATEST_COUNT);
}

/** @returns the newest articles of the same category, without the one being read */
export function relatedArticles(
  articles: readonly ArticleSummary[],
  current: ArticleSummary,
): readonly ArticleSummary[] {
  return articles
    .filter(({ slug, category }) => slug !== current.slug && category === current.category)
    .slice(0, RELATED_COUNT);
}

/** The articles before and after one, by date. */
export interface Neighbours {
  readonly older?: ArticleSummary;
  readonly newer?: ArticleSummary;
}

/** @returns the articles next to the one being read, in the order of the list: newest first */
export function neighbours(articles: readonly ArticleSummary[], current: ArticleSummary): Neighbours {
  const position = articles.findIndex(({ slug }) => slug === current.slug);
  return { newer: articles[position - 1], older: articles[position + 1] };
}

/** @returns what a list shows of an article, and no more, since it is written into the page for the island */
export function listed(article: ArticleSummary): ListedArticle {
  const { path, title, excerpt, category, icon, date, readMinutes, tags, number, spans } = article;
  return { path, title, excerpt, category, icon, date, readMinutes, tags, number, spans };
}

/** Where the build writes the list of all articles (src/build/siteData). */
export const ARTICLE_INDEX_PATH = '/blog/articles.json';

/**
 * Reads that list.
 * @throws TypeError when it is not a list of articles, such as the error page of a proxy
 */
export function readArticleIndex(index: unknown): readonly ListedArticle[] {
  if (!Array.isArray(index)) throw new TypeError('The index of articles is not a list.');
  return index as readonly ListedArticle[];
}
