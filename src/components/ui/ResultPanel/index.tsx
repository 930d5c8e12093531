import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What the figure is: "At 7.10% you repay" */
  readonly label: ReactNode;
  /** The one figure that the visitor's numbers come to */
  readonly figure: ReactNode;
  /** Larger, where the panel is what a page is about */
  readonly large?: boolean;
  /** For which numbers the figure still holds, while one of the fields cannot be read */
  readonly stillFor?: string | undefined;
  readonly children?: ReactNode;
}

/** A visitor's own result, on deep green, which nothing else has. */
export default function ResultPanel({ label, figure, large, stillFor, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.panel, large && styles.large)}>
      {stillFor && <p className={styles.still}>{`Still for ${stillFor}`}</p>}
      <dl>
        <dt>{label}</dt>
        <dd className={styles.figure}>{figure}</dd>
      </dl>
      {children}
    </div>
  );
}
