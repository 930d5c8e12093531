import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Two or three words */
  readonly children: ReactNode;
  /** Whether it says a place in a ranking, which is put away once the list is too old */
  readonly ranking?: boolean;
}

/** States why a row is first: "Lowest published rate". At most one per list, and never more than is known. */
export default function Tag({ children, ranking }: Props): ReactNode {
  return (
    <span className={styles.tag} data-ranking={ranking ? '' : undefined}>
      {children}
    </span>
  );
}
