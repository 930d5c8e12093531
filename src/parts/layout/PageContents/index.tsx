import type { ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly items: readonly TOCItem[];
}

/** The sections of a page as a row of links, under its hero. */
export default function PageContents({ items }: Props): ReactNode {
  const sections = items.filter(({ level }) => level === 2);
  if (sections.length < 3) return null;
  return (
    <nav className={styles.contents} aria-label={words.onThisPage} data-contents>
      <ul>
        {sections.map(({ id, value }) => (
          <li key={id}>
            {/* Docusaurus provides the heading as HTML, to keep code and accents. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
