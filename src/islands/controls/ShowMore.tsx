import type { ReactNode } from 'react';
import buttonStyles from '@site/src/components/ui/Button/styles.module.css';
import styles from './styles.module.css';

/** The button below a list that is shown some at a time. */
export function ShowMore({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <p className={styles.more}>
      <button type="button" className={buttonStyles.button} onClick={onClick} data-shows-more>
        Show more
      </button>
    </p>
  );
}
