import type { ReactNode } from 'react';
import { leftOutSentence } from './leftOut';
import styles from './styles.module.css';

interface Props {
  /** Values in the address that are invalid */
  readonly refused: readonly { readonly text: string }[];
}

/** Reports parts of the address that were ignored, so that nobody mistakes this answer for that of the link they followed. */
export default function RefusedAddress({ refused }: Props): ReactNode {
  if (refused.length === 0) return null;
  return (
    <p className={styles.refused} role="status">
      {leftOutSentence(refused.map(({ text }) => text))}
    </p>
  );
}
