import type { MouseEvent, ReactNode } from 'react';
import SearchField from '../../ui/SearchField';
import { categoryFilters, categoryName } from '../../content/categories';
import { ARTICLES_PATH, FILTER_QUERY, filterAddress } from '../filterAddress';
import { isUnfiltered, type ArticleFilter } from '../filterArticles';
import InnerLink from '../../ui/InnerLink';
import { useSearchField } from '../../machines/fields/controls/useSearchField';
import styles from './styles.module.css';
import * as words from './messages.en';

interface Props {
  readonly filter: ArticleFilter;
  /** Whether this page is the first of the list, which shows what the link to all articles promises */
  readonly isFirstPage: boolean;
  readonly onChoose: (category: ArticleFilter['category']) => void;
  /** Whether the text is being typed, and not in the address yet */
  readonly isTyped: boolean;
  readonly onType: (text: string) => void;
  readonly onSettle: () => void;
}

/** Whether the browser would open a link somewhere else at this click. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** The six categories as links, and the search box. */
export default function FilterBar({ filter, isTyped, isFirstPage, onChoose, onType, onSettle }: Props): ReactNode {
  const field = useSearchField({ text: filter.text, isTyped, onType, onSettle });

  function choose(event: MouseEvent, category: ArticleFilter['category']): void {
    if (opensElsewhere(event)) return;
    // Later pages of the list do not contain the newest articles, so the browser navigates to the first.
    if (!isFirstPage && isUnfiltered({ ...filter, category })) return;
    event.preventDefault();
    onChoose(category);
  }

  return (
    <div className={styles.bar}>
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        action={ARTICLES_PATH}
        name={FILTER_QUERY.text}
        {...field}
      />
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <nav aria-label={words.categories} data-needs-script>
        <ul className={styles.filters}>
          {categoryFilters.map((category) => (
            <li key={category}>
              <InnerLink
                to={filterAddress({ category, text: filter.text })}
                aria-current={category === filter.category ? 'true' : undefined}
                data-carry={FILTER_QUERY.text}
                onClick={(event) => choose(event, category)}
              >
                {categoryName(category)}
              </InnerLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
