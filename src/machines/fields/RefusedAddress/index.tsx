import type { ReactNode } from 'react';
import { leftOutSentence } from './leftOut';
import styles from './styles.module.css';

interface Props {
  /** Invalid values in the address */
  readonly refused: readonly { readonly text: string }[];
}

/**
 * Reports ignored parts of the address, so that nobody mistakes this answer for the one of the link they followed. Always rendered, because screen
 * readers ignore a region that is added together with its text.
 */
export default function RefusedAddress({ refused }: Props): ReactNode {
  return (
    <p className={styles.refused} role="status">
      {refused.length > 0 && leftOutSentence(refused.map(({ text }) => text))}
    </p>
  );
}
