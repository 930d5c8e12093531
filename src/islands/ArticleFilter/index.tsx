import type { ReactNode } from 'react';

import { ARTICLES_PATH } from '@site/src/lib/articles/filterAddress';
import { filterArticles, isUnfiltered } from '@site/src/lib/articles/filterArticles';
import { listPagePath } from '@site/src/lib/articles/pageNumbers';
import type { ListedArticle } from '@site/src/plugins/articles/summary';
import FilterBar from './FilterBar';
import Paginator from './Paginator';
import { resultText } from './resultText';
import Results from './Results';
import styles from './styles.module.css';
import { useAllArticles } from './useAllArticles';
import { useFilterInAddress } from './useFilterInAddress';

export type ArticleFilterProps = {
  /** The articles of this page of the list, newest first */
  readonly articles: readonly ListedArticle[];
  /** How many articles there are on all pages */
  readonly total: number;
  /** This page, from 1 */
  readonly page: number;
  readonly pageCount: number;
  /** Every article, where there is no index to fetch them from: under `docusaurus start` */
  readonly allArticles?: readonly ListedArticle[];
};

/** How many results are shown at a time: as many as a page of the list holds (postsPerPage in docusaurus.config.ts). */
const STEP = 24;

/**
 * The list of articles with its filters. Without JavaScript it lists the page's articles, and its links lead to pages
 * that list all of them.
 */
export default function ArticleFilter({
  articles,
  total,
  page,
  pageCount,
  allArticles,
}: ArticleFilterProps): ReactNode {
  const { filter, choose, type, settle } = useFilterInAddress(listPagePath(ARTICLES_PATH, page));
  const isWhole = isUnfiltered(filter);
  const all = useAllArticles(allArticles ?? articles, total, !isWhole);
  const found = isWhole ? articles : filterArticles(all.articles, filter);
  const isSearching = !isWhole && all.state === 'loading';

  return (
    <section className={styles.container} aria-labelledby="articles-title">
      <h2 id="articles-title" className="visuallyHidden">
        Articles
      </h2>
      <FilterBar filter={filter} isFirstPage={page === 1} onChoose={choose} onType={type} onSettle={settle} />
      <p className={styles.count} role="status">
        {isSearching
          ? `Looking through all ${total.toLocaleString('en-IN')} articles…`
          : resultText({ filter, count: isWhole ? total : found.length, page, pageCount })}
      </p>
      {!isWhole && all.state === 'failed' && (
        <p className={styles.failed}>
          The list of all articles could not be loaded, so only those of this page were searched.{' '}
          <button type="button" onClick={all.tryAgain}>
            Try again
          </button>
        </p>
      )}
      <div className={styles.results} data-island-plain>
        {found.length > 0 || isSearching ? (
          // The same list with and without a filter, so that an article that stays keeps its place in the document.
          <Results
            articles={found}
            question={`${filter.category} ${filter.text.trim()}`}
            step={isWhole ? articles.length : STEP}
          />
        ) : (
          <div className={styles.empty}>
            <h3>No Articles Found</h3>
            <p>Try adjusting your search or category filters.</p>
          </div>
        )}
        {isWhole && <Paginator path={ARTICLES_PATH} current={page} count={pageCount} />}
      </div>
    </section>
  );
}
