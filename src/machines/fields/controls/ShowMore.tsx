import type { ReactNode } from 'react';
import buttonStyles from '../../../ui/Button/styles.module.css';
import { useTurns } from '../hooks/useTurns';
import * as words from '../messages.en';
import styles from './styles.module.css';

/** The button below a partly shown list. */
export function ShowMore({ onClick }: { readonly onClick: () => void }): ReactNode {
  const turns = useTurns<HTMLParagraphElement>(({ type }) => type === 'press' && onClick());
  return (
    <p className={styles.more} {...turns}>
      <button type="button" className={buttonStyles.button} data-shows-more>
        {words.showMore}
      </button>
    </p>
  );
}
