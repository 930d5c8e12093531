import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Two or three words */
  readonly children: ReactNode;
}

/** Says why something leads: "Lowest published rate". One to a list, and never more than what is known. */
export default function Tag({ children }: Props): ReactNode {
  return <span className={styles.tag}>{children}</span>;
}
