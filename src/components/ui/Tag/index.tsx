import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Two or three words */
  readonly children: ReactNode;
}

/** States why a row is first: "Lowest published rate". At most one per list, and never more than is known. */
export default function Tag({ children }: Props): ReactNode {
  return <span className={styles.tag}>{children}</span>;
}
