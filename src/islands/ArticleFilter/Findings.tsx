import { memo, Suspense, type ReactNode } from 'react';
import { ARTICLES_PATH } from '@site/src/lib/articles/filterAddress';
import { isUnfiltered, type ArticleFilter } from '@site/src/lib/articles/filterArticles';
import { ARTICLES_PER_PAGE, type ListedArticle } from '@site/src/lib/articles/summary';
import Paginator from './Paginator';
import Results from './Results';
import styles from './styles.module.css';

interface Props {
  /** What was found, and by what */
  readonly found: readonly ListedArticle[];
  readonly filter: ArticleFilter;
  /** Whether the list of all articles is still on its way */
  readonly isSearching: boolean;
  /** How many articles the page came with */
  readonly pageSize: number;
  /** This page, from 1 */
  readonly page: number;
  readonly pageCount: number;
}

function List({ found, filter, isSearching, pageSize, page, pageCount }: Props): ReactNode {
  const isWhole = isUnfiltered(filter);

  return (
    <>
      {found.length > 0 || isSearching ? (
        // Between two filters an article that stays keeps its place in the document. The whole list makes room at once, so that
        // no card is seen to move when the address asks for a filter.
        <Results
          key={String(isWhole)}
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

/** The articles below the filters. React hydrates them by themselves, after the filters. */
function Findings(props: Props): ReactNode {
  return (
    <div className={styles.results} data-island-plain data-example="">
      <Suspense>
        <List {...props} />
      </Suspense>
    </div>
  );
}

export default memo(Findings);
