import type { ReactNode } from 'react';
import { Info, TriangleAlert } from 'lucide';
import clsx from 'clsx';
import Drawing from '../Icon/Drawing';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Something worth knowing. */
export function Note({ title, children }: Props): ReactNode {
  return (
    <div role="note" className={styles.note}>
      <p className={styles.title}>
        <Drawing of={Info} size={20} />
        {title}
      </p>
      {children}
    </div>
  );
}

/** Something that argues against a purchase, or a mistake that costs money. */
export function Caution({ title, children }: Props): ReactNode {
  return (
    <div role="note" className={clsx(styles.note, styles.caution)}>
      <p className={styles.title}>
        <Drawing of={TriangleAlert} size={20} />
        {title}
      </p>
      {children}
    </div>
  );
}
