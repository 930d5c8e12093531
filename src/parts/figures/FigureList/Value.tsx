import type { ReactNode } from 'react';
import { currentPeriod, previousPeriods, shownValue } from '../../../content/figures';
import type { Figure } from '../../../content/schemas';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** The current value of a figure, and beside it the one before. */
export default function Value({ figure }: { readonly figure: Figure }): ReactNode {
  const before = previousPeriods(figure).at(-1);
  return (
    <p className={styles.value}>
      <strong>{shownValue(currentPeriod(figure))}</strong>
      {before && <small>{words.was({ before: shownValue(before) })}</small>}
    </p>
  );
}
