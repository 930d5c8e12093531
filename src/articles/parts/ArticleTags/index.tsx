import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { filterAddress } from '../../filterAddress';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly tags: readonly string[];
}

/** An article's tags; each links to a search of the articles for it. */
export default function ArticleTags({ tags }: Props): ReactNode {
  return (
    <nav aria-label={words.tags}>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={filterAddress({ text: tag })}>{tag}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
