import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** States once, below the rows of every ranking page, that nobody pays for a place. /method explains the ranking. */
export default function NobodyPays(): ReactNode {
  return (
    <p className={styles.promise}>
      <strong>Nobody pays for a place here.</strong> No provider pays us for its row, a click or an application.{' '}
      <Link to="/method">What decides the order</Link>
    </p>
  );
}
