import type { ReactNode } from 'react';
import meanings from './meanings.module.css';
import styles from './styles.module.css';

/** What a part of a chart is to the visitor: own money, what it costs, or what it brings */
export type Meaning = 'own' | 'cost' | 'gain';

/** A square in the colour of a part of a chart, before its name. */
export default function ChartKey({ of }: { readonly of: Meaning }): ReactNode {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.square}>
      <rect width="12" height="12" className={meanings[of]} />
    </svg>
  );
}
