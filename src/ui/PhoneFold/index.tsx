import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly title: ReactNode;
  /** Holds Markdown of a page, laid out as if it were not folded. Paper, which unfolds it, leaves the title out. */
  readonly isText?: boolean;
  /** Stays collapsed on a wide screen too: few want what it holds */
  readonly staysFolded?: boolean;
  readonly children: ReactNode;
}

/** Collapsed on a phone, expanded on a wide screen unless it `staysFolded`, without a script. */
export default function PhoneFold({ title, isText, staysFolded, children }: Props): ReactNode {
  return (
    <details className={clsx(styles.fold, isText && styles.ofText, staysFolded && styles.stays)}>
      <summary className={isText ? 'screenOnly' : undefined}>{title}</summary>
      <div className={isText ? 'prose' : undefined}>{children}</div>
    </details>
  );
}
