import type { ReactNode } from 'react';
import SearchField from '../../ui/SearchField';
import { TryAgain } from '../../machines/fields/controls/TryAgain';
import { useSearchField } from '../../machines/fields/controls/useSearchField';
import { useQueryState } from '../../machines/fields/hooks/useQueryState';
import { loadSubjects } from '../loadSubjects';
import { readSearch, SEARCH_FIELD, searchAddress, siteSearchField } from '../searchAddress';
import { loadIndex } from './pagefind';
import { Subjects, Texts } from './Results';
import { searchText } from './searchText';
import styles from './styles.module.css';
import { useSearch } from './useSearch';
import * as words from './messages.en';

/** Focus means that the visitor is about to search, so fetching starts now. */
export function prepare(): void {
  // A failure here is ignored: the search itself fetches again, and reports it.
  loadSubjects().catch(() => undefined);
  loadIndex().catch(() => undefined);
}

/** Searches subjects and, below them, the texts of all pages. The query is in the address. */
export default function SiteSearch(): ReactNode {
  const { value: text, isDraft, type, settle } = useQueryState(readSearch, searchAddress);
  const field = useSearchField({ text, isTyped: isDraft, onType: (typed) => type(() => typed), onSettle: settle });
  const search = useSearch(text.trim(), isDraft);
  const { found, hits, hasMore, isOld, state, showMore, tryAgain } = search;

  return (
    <section className={styles.container} aria-label={words.search}>
      <SearchField {...siteSearchField} id={SEARCH_FIELD} {...field} />
      <div className={styles.answers} aria-busy={isOld}>
        <div className={styles.status} role="status" data-needs-script>
          <p>{searchText(search)}</p>
        </div>
        {state === 'failed' && (
          <TryAgain onClick={tryAgain}>
            {process.env.NODE_ENV === 'production'
              ? words.checkConnection
              : 'The preview has no index; `npm run build && npm run serve` makes one.'}
          </TryAgain>
        )}
        <Subjects subjects={found} />
        <Texts hits={hits} hasMore={hasMore} onShowMore={showMore} />
      </div>
    </section>
  );
}
