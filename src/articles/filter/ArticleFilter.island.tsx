import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { ARTICLES_PATH } from '../filterAddress';
import { filterArticles, isUnfiltered } from '../filterArticles';
import { formatLongDate } from '../../lib/format/dates';
import { listPagePath } from '../pageNumbers';
import type { ListedArticle } from '../summary';
import { TryAgain } from '../../machines/fields/controls/TryAgain';
import FilterBar from './FilterBar';
import Findings from './Findings';
import { resultText } from './resultText';
import styles from './styles.module.css';
import { useAllArticles } from './useAllArticles';
import { useFilterInAddress } from './useFilterInAddress';
import * as words from './messages.en';

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

/** Warms up the code that renders cards, so that a slow phone answers the first tap sooner: see load.ts in the runtime. */
export function prepare(): void {
  formatLongDate('2026-01-01');
}

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
  const { filter, isTyped, choose, type, settle } = useFilterInAddress(listPagePath(ARTICLES_PATH, page));
  // The filters respond to a tap at once. The list below renders later, and the next tap interrupts it.
  const shown = useDeferredValue(filter);
  const isWhole = isUnfiltered(shown);
  const all = useAllArticles(allArticles ?? articles, total, !isWhole);
  const isSearching = !isWhole && all.state === 'loading';
  const found = useMemo(
    () => (isWhole ? articles : filterArticles(all.articles, shown)),
    [isWhole, articles, all.articles, shown],
  );

  return (
    <section className={styles.container} aria-labelledby="articles-title">
      <h2 id="articles-title" className="visuallyHidden">
        {words.heading}
      </h2>
      <FilterBar
        filter={filter}
        isTyped={isTyped}
        isFirstPage={page === 1}
        onChoose={choose}
        onType={type}
        onSettle={settle}
      />
      <p className={styles.count} role="status">
        {isSearching
          ? words.searching({ total })
          : resultText({ filter: shown, count: isWhole ? total : found.length, page, pageCount })}
      </p>
      {!isWhole && all.state === 'failed' && <TryAgain onClick={all.tryAgain}>{words.failed}</TryAgain>}
      <Findings
        found={found}
        filter={shown}
        isSearching={isSearching}
        pageSize={articles.length}
        page={page}
        pageCount={pageCount}
      />
    </section>
  );
}
