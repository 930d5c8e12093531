import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** With its heading */
  readonly children: ReactNode;
}

/** A page that has only one thing to say: what was not found, or what broke. */
export function PageMessage({ children }: Props): ReactNode {
  return <div className={styles.message}>{children}</div>;
}
