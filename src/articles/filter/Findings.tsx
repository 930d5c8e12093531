import { memo, Suspense, type ReactNode } from 'react';
import { ARTICLES_PATH } from '../filterAddress';
import { isUnfiltered, type ArticleFilter } from '../filterArticles';
import { ARTICLES_PER_PAGE, type ListedArticle } from '../summary';
import Paginator from './Paginator';
import Results from './Results';
import styles from './styles.module.css';
import * as words from './messages.en';

interface Props {
  /** The matching articles and the filter that they match */
  readonly found: readonly ListedArticle[];
  readonly filter: ArticleFilter;
  /** Whether the list of all articles is still being fetched */
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
        // An article that matches both the old and the new filter keeps its DOM node. The whole list is replaced at once, so that
        // no card is seen to move when the address contains a filter.
        <Results
          key={String(isWhole)}
          articles={found}
          question={`${filter.category} ${filter.text.trim()}`}
          step={isWhole ? pageSize : ARTICLES_PER_PAGE}
        />
      ) : (
        <div className={styles.empty}>
          <h3>{words.none}</h3>
          <p>{words.noneAdvice}</p>
        </div>
      )}
      {isWhole && <Paginator path={ARTICLES_PATH} current={page} count={pageCount} />}
    </>
  );
}

/** The articles below the filters, hydrated separately after them. */
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
