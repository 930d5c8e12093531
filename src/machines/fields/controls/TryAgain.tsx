import type { ReactNode } from 'react';
import * as words from '../messages.en';
import styles from './styles.module.css';

interface Props {
  readonly onClick: () => void;
  /** What went wrong, or what to do before retrying */
  readonly children: ReactNode;
}

/** Reports a failed fetch, with a button to retry. */
export function TryAgain({ onClick, children }: Props): ReactNode {
  return (
    <p className={styles.failed}>
      {children}{' '}
      <button type="button" onClick={onClick}>
        {words.tryAgain}
      </button>
    </p>
  );
}
