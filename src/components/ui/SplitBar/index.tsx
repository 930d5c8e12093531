import type { ReactNode } from 'react';
import { rupeesInShort } from '@site/src/lib/format/rupeesInShort';
import styles from './styles.module.css';

interface Props {
  /** Rupees, more than zero */
  readonly loan: number;
  /** Rupees, zero or more */
  readonly interest: number;
}

/** What is repaid, drawn as loan and interest. Each part carries its words at its own end, so nobody has to tell colours apart. */
export default function SplitBar({ loan, interest }: Props): ReactNode {
  const share = Math.round((loan / (loan + interest)) * 1000) / 10;
  return (
    <div className={styles.split}>
      <svg width="100%" height="16" aria-hidden="true">
        <rect width={`${share}%`} height="16" className={styles.loan} />
        <rect
          x={`${share}%`}
          width={`${Math.round((100 - share) * 10) / 10}%`}
          height="16"
          className={styles.interest}
        />
        <line x1={`${share}%`} x2={`${share}%`} y2="16" className={styles.edge} />
      </svg>
      <p>
        <span>
          <b>{rupeesInShort(loan)}</b> your loan
        </span>
        <span>
          <b>{rupeesInShort(interest)}</b> interest
        </span>
      </p>
    </div>
  );
}
