import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PageLink } from '@site/src/content/pageLink';
import styles from './styles.module.css';

interface Props {
  /** What the pages do with the figure: "Quoted on" */
  readonly words: string;
  /** Plural noun for them: "pages" */
  readonly many: string;
  readonly pages: readonly PageLink[];
}

/** The most that are listed at once; a longer list is collapsed. */
const MOST_LISTED = 3;

function Pages({ pages }: Pick<Props, 'pages'>): ReactNode {
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

/** The pages that quote or use a figure. */
export default function PageLinks({ words, many, pages }: Props): ReactNode {
  if (pages.length === 0) return null;
  if (pages.length <= MOST_LISTED) {
    return (
      <>
        <p className={styles.quoted}>{words}</p>
        <Pages pages={pages} />
      </>
    );
  }
  return (
    <details className={styles.more}>
      <summary>
        {words} {pages.length} {many}
      </summary>
      <Pages pages={pages} />
    </details>
  );
}
