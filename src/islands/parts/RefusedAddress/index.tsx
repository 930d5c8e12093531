import type { ReactNode } from 'react';
import { leftOutSentence } from './leftOut';
import styles from './styles.module.css';

interface Props {
  /** What the address holds and nobody can use */
  readonly refused: readonly { readonly text: string }[];
}

/** Says that a part of the address was left out, so that nobody takes the answer for that of the link they followed. */
export default function RefusedAddress({ refused }: Props): ReactNode {
  if (refused.length === 0) return null;
  return (
    <p className={styles.refused} role="status">
      {leftOutSentence(refused.map(({ text }) => text))}
    </p>
  );
}
