import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that has only one thing to say: what was not found, or what broke. */
export function PageMessage({ title, children }: Props): ReactNode {
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
