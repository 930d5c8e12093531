import type { ReactNode } from 'react';
import { iconNames } from '@site/src/content/icons';
import Icon from '../ui/Icon';
import styles from './styles.module.css';

/** Every icon with the name to write for it. */
export default function IconList(): ReactNode {
  return (
    <section id="icons" aria-label="Icons">
      <h2 className={styles.group}>Icons</h2>
      <p>What a component takes as its icon. An icon never stands alone: its title says the same.</p>
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
