import type { MouseEvent, ReactNode } from 'react';
import Marked from '../Marked';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** The result in one number; without it, the label is the answer in words, with its key numbers marked */
  readonly figure?: string;
  readonly label: string;
  /** Whether the result is for earlier values, because a field is invalid */
  readonly isStale?: boolean;
  /** Hides it until src/behaviours/resultBar.ts has looked at the page: inside a fold, or below so few fields that the result is in sight of them */
  readonly startsAway?: boolean;
  /** How the last edit changed it: "₹2,310 less than your last numbers" */
  readonly change?: string | undefined;
}

/** Brings the result that the bar repeats into view. The bar is not for screen readers, which read the result itself. */
const showResult = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('[data-island]')?.querySelector('[data-result-card]')?.scrollIntoView();

/**
 * Keeps the result in sight on a phone while the fields are; src/behaviours/resultBar.ts decides when it hides. It is the last part of the
 * fields. An answer that ranks rows is hidden here too once the list is too old to rank.
 */
export default function ResultBar({ figure, label, isStale = false, startsAway = false, change }: Props): ReactNode {
  return (
    <p
      className={styles.bar}
      aria-hidden="true"
      data-example="echo"
      data-ranking={figure === undefined ? '' : undefined}
      data-result-bar
      data-away={startsAway ? '' : undefined}
      onClick={showResult}
    >
      <span className={styles.text}>
        {figure === undefined ? (
          <span>
            <Marked text={label} />
          </span>
        ) : (
          <>
            <b>
              {isStale && `${words.lastResult} `}
              {figure}
            </b>
            {` ${label} `}
          </>
        )}
        {change && <span className={styles.change}>{change}</span>}
      </span>
    </p>
  );
}
