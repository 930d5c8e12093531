import type { ReactNode } from 'react';
import SearchField from '../SearchField';
import styles from './styles.module.css';

interface Props {
  /** "Find a word" */
  readonly label: string;
  /** The page of the search and the name of its query, for Enter before the script has come */
  readonly action: string;
  readonly query: string;
  /** Links to the parts of the list */
  readonly children: ReactNode;
}

/**
 * A field that leaves of a long list what has the typed words, with links to its parts. The field stays while the list scrolls.
 * src/behaviours/find answers in the `data-find-list` around it. Without JavaScript the links are there.
 */
export default function FindBar({ label, action, query, children }: Props): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.field}>
          <SearchField label={label} placeholder={label} action={action} name={query} />
        </div>
        {children}
      </div>
      <p role="status" className={styles.found} data-found="" />
    </>
  );
}
