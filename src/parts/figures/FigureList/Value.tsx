import type { ReactNode } from 'react';
import clsx from 'clsx';
import { currentPeriod, previousPeriods, shownValue } from '../../../content/figures';
import type { Figure } from '../../../content/schemas';
import LastKnown from '../LastKnown';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** A longer value is a sentence, and is set as one, as is one without a digit. */
const LONGEST_NUMBER = 28;

const isNumber = (value: string): boolean => value.length <= LONGEST_NUMBER && /\d/.test(value);

/** The current value of a figure, beside it the one before, and whether it is the last known. */
export default function Value({ figure }: { readonly figure: Figure }): ReactNode {
  const before = previousPeriods(figure).at(-1);
  const value = shownValue(currentPeriod(figure));
  return (
    <span className={styles.value}>
      <strong className={clsx(!isNumber(value) && styles.inWords)}>{value}</strong>
      {before && <small className={styles.was}>{` ${words.was({ before: shownValue(before) })}`}</small>}
      <small>
        <LastKnown figure={figure} before=" " isDated />
      </small>
    </span>
  );
}
