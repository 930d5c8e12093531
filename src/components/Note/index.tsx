import type { ReactNode } from 'react';
import { Info, TriangleAlert } from 'lucide-react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Something to know on the way. */
export function Note({ title, children }: Props): ReactNode {
  return (
    <aside className={styles.note}>
      <p className={styles.title}>
        <Info aria-hidden="true" size={20} />
        {title}
      </p>
      {children}
    </aside>
  );
}

/** Something that argues against a purchase, or a mistake that costs money. */
export function Caution({ title, children }: Props): ReactNode {
  return (
    <aside className={clsx(styles.note, styles.caution)}>
      <p className={styles.title}>
        <TriangleAlert aria-hidden="true" size={20} />
        {title}
      </p>
      {children}
    </aside>
  );
}
