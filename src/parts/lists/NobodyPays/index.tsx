import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** States once, below the rows of every ranking page, that nobody pays for a place. /method explains the ranking. */
export default function NobodyPays(): ReactNode {
  return (
    <p className={styles.promise}>
      <strong>{words.nobodyPays}</strong> {words.nobodyPaysText} <Link to="/method">{words.nobodyPaysLink}</Link>
    </p>
  );
}
