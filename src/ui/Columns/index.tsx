import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Lays out its children side by side if there is room. */
export default function Columns({ children }: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
