import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PageLink } from '@site/src/content/pageLink';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly PageLink[];
}

/** So many are listed at once; of a figure that more pages quote, the list unfolds. */
const MOST_LISTED = 3;

function Pages({ pages }: Props): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The pages and articles that quote a figure. */
export default function QuotedOn({ pages }: Props): ReactNode {
  if (pages.length === 0) return null;
  if (pages.length <= MOST_LISTED) {
    return (
      <>
        <p className={styles.quoted}>Quoted on</p>
        <Pages pages={pages} />
      </>
    );
  }
  return (
    <details className={styles.more}>
      <summary>Quoted on {pages.length} pages</summary>
      <Pages pages={pages} />
    </details>
  );
}
