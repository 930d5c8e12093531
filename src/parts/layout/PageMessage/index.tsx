import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** With its heading */
  readonly children: ReactNode;
}

/** A page with a single message, such as "not found" or a failed load. */
export function PageMessage({ children }: Props): ReactNode {
  return <div className={styles.message}>{children}</div>;
}
