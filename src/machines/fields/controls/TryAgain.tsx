import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly onClick: () => void;
  /** What went wrong, or what to do before another try */
  readonly children: ReactNode;
}

/** Says that something could not be fetched, and fetches it again. */
export function TryAgain({ onClick, children }: Props): ReactNode {
  return (
    <p className={styles.failed}>
      {children}{' '}
      <button type="button" onClick={onClick}>
        Try again
      </button>
    </p>
  );
}
