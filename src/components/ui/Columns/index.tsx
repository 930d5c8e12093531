import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Sets what it holds side by side where there is room. */
export default function Columns({ children }: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
