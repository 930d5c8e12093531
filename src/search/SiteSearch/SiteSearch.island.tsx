import type { ReactNode } from 'react';
import SearchField from '@site/src/components/ui/SearchField';
import { orList } from '@site/src/lib/orList';
import { readSearch, SEARCH_FIELD, searchAddress, siteSearchField } from '@site/src/search/searchAddress';
import { useSearchField } from '../../islands/controls/useSearchField';
import { useQueryState } from '../../islands/hooks/useQueryState';
import { loadSubjects } from '../loadSubjects';
import { TryAgain } from '../../islands/controls/TryAgain';
import { loadIndex } from './pagefind';
import Results from './Results';
import { searchText } from './searchText';
import styles from './styles.module.css';
import { useSearch } from './useSearch';

/** Focus means that the visitor is about to search, so fetching starts now. */
export function prepare(): void {
  // A failure here is ignored: the search itself fetches again, and reports it.
  loadIndex().catch(() => undefined);
  loadSubjects().catch(() => undefined);
}

/** Full-text search over all pages and articles. The query is in the address. */
export default function SiteSearch(): ReactNode {
  const { value: text, isDraft, type, settle } = useQueryState(readSearch, searchAddress);
  const field = useSearchField({ text, isTyped: isDraft, onType: (typed) => type(() => typed), onSettle: settle });
  const question = text.trim();
  const search = useSearch(question, isDraft);
  const { hits, absence, total, state, showMore, tryAgain } = search;

  return (
    <section className={styles.container} aria-label="Search">
      <SearchField {...siteSearchField} id={SEARCH_FIELD} {...field} />
      <div className={styles.answers}>
        <div className={styles.status} role="status" data-needs-script>
          <p>{searchText({ ...search, question })}</p>
          {state === 'answered' && absence && (
            <p>
              Our list of <a href={absence.page}>{absence.rows}</a> does not have {orList(absence.names)}.
            </p>
          )}
        </div>
        {state === 'failed' && (
          <TryAgain onClick={tryAgain}>
            {process.env.NODE_ENV === 'production'
              ? 'Check the connection.'
              : 'The preview has no index; `npm run build && npm run serve` makes one.'}
          </TryAgain>
        )}
        <Results hits={hits} total={total} isOld={state === 'searching'} onShowMore={showMore} />
      </div>
    </section>
  );
}
