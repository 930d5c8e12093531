import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Folded away on a phone, in sight on a wide screen, without any script. */
export default function PhoneFold({ title, children }: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
