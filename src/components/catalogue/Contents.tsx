import type { ReactNode } from 'react';
import { vocabularyGroups } from '@site/src/content/schemas/mdxComponents';
import styles from './styles.module.css';

/** The components by group, each a link to its entry. */
export default function Contents(): ReactNode {
  return (
    <nav className={styles.contents} aria-label="On this page">
      {vocabularyGroups.map(({ title, components }) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {Object.keys(components).map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
