import type { ReactNode } from 'react';
import { leftOutSentence } from './leftOut';
import styles from './styles.module.css';

interface Props {
  /** Invalid values in the address */
  readonly refused: readonly { readonly text: string }[];
}

/** Reports ignored parts of the address, so that nobody mistakes this answer for the one of the link they followed. */
export default function RefusedAddress({ refused }: Props): ReactNode {
  if (refused.length === 0) return null;
  return (
    <p className={styles.refused} role="status">
      {leftOutSentence(refused.map(({ text }) => text))}
    </p>
  );
}
