import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** With its heading */
  readonly children: ReactNode;
}

/** A page with a single message, such as that it was not found or failed to load. */
export function PageMessage({ children }: Props): ReactNode {
  return <div className={styles.message}>{children}</div>;
}
