import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown ordered list */
  readonly children: ReactNode;
}

/** Things to do, one after the other, with large numbers. */
export default function Steps({ children }: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
