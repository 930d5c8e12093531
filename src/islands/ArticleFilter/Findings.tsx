import { memo, Suspense, useEffect, type ReactNode } from 'react';
import { ARTICLES_PATH } from '@site/src/lib/articles/filterAddress';
import { isUnfiltered, type ArticleFilter } from '@site/src/lib/articles/filterArticles';
import { ARTICLES_PER_PAGE, type ListedArticle } from '@site/src/lib/articles/summary';
import Paginator from './Paginator';
import Results from './Results';
import styles from './styles.module.css';

/** What was found, and by what. */
export interface Search {
  readonly found: readonly ListedArticle[];
  readonly filter: ArticleFilter;
  /** Whether the list of all articles is still on its way */
  readonly isSearching: boolean;
}

interface Props extends Search {
  /** Called when React has woken the list */
  readonly onAwake: () => void;
  /** How many articles the page came with */
  readonly pageSize: number;
  /** This page, from 1 */
  readonly page: number;
  readonly pageCount: number;
}

function List({ found, filter, isSearching, onAwake, pageSize, page, pageCount }: Props): ReactNode {
  const isWhole = isUnfiltered(filter);
  useEffect(onAwake, [onAwake]);

  return (
    <>
      {found.length > 0 || isSearching ? (
        // The same list with and without a filter, so that an article that stays keeps its place in the document.
        <Results
          articles={found}
          question={`${filter.category} ${filter.text.trim()}`}
          step={isWhole ? pageSize : ARTICLES_PER_PAGE}
        />
      ) : (
        <div className={styles.empty}>
          <h3>No Articles Found</h3>
          <p>Try adjusting your search or category filters.</p>
        </div>
      )}
      {isWhole && <Paginator path={ARTICLES_PATH} current={page} count={pageCount} />}
    </>
  );
}

/** The articles below the filters. React wakes them by themselves, after the filters: see useAwakeFindings.ts. */
function Findings(props: Props): ReactNode {
  return (
    <div className={styles.results} data-island-plain>
      <Suspense>
        <List {...props} />
      </Suspense>
    </div>
  );
}

export default memo(Findings);
