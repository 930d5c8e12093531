import type { ReactNode } from 'react';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** The article in one or two sentences */
  readonly children: string;
}

export default function KeyTakeaway({ children }: Props): ReactNode {
  return (
    <section className={styles.box} aria-labelledby="key-takeaway">
      <h2 id="key-takeaway" className={styles.title}>
        {words.keyTakeaway}
      </h2>
      <p>{children}</p>
    </section>
  );
}
