import type { ReactNode } from 'react';
import clsx from 'clsx';
import StillFor from './StillFor';
import styles from './styles.module.css';

interface Props {
  /** What the figure is: "At 7.10% you repay" */
  readonly label: ReactNode;
  /** The one figure that the visitor's numbers come to */
  readonly figure: ReactNode;
  /** Larger, if the panel is the main content of the page */
  readonly large?: boolean;
  /** The numbers that the figure is for, while a field is invalid */
  readonly stillFor?: string | undefined;
  readonly children?: ReactNode;
}

/** The visitor's result, on deep green, which is used for nothing else. */
export default function ResultPanel({ label, figure, large, stillFor, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.panel, large && styles.large)} data-result-card>
      {stillFor && <StillFor inputs={stillFor} className={styles.still} />}
      <dl>
        <dt>{label}</dt>
        <dd className={styles.figure}>{figure}</dd>
      </dl>
      {children}
    </div>
  );
}
