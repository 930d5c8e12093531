import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** `<Fact>`s */
  readonly children: ReactNode;
}

/** Two to four key facts of a page. */
export function InShort({ children }: Props): ReactNode {
  return <div className={styles.facts}>{children}</div>;
}

interface FactProps {
  /** "80%" */
  readonly value: string;
  /** What it means, in a few words */
  readonly children: ReactNode;
}

export function Fact({ value, children }: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <strong>{value}</strong>
      <div>{children}</div>
    </div>
  );
}
