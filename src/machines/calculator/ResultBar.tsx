import type { MouseEvent, ReactNode } from 'react';
import styles from './ResultBar.module.css';
import * as words from './messages.en';

interface Props {
  readonly label: string;
  readonly figure: string;
  /** Whether the figure is for earlier values, because a field is invalid */
  readonly isStale: boolean;
  /** How the last edit changed it: "₹2,310 less than your last numbers" */
  readonly change: string | undefined;
}

/** Brings the result that the bar repeats into view. The bar is not for screen readers, which read the result itself. */
const showResult = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('[data-island]')?.querySelector('[data-result-card]')?.scrollIntoView();

/** On a phone the result stays in sight while the fields are; src/behaviours/resultBar.ts says when it does not. The last part of the fields. */
export default function ResultBar({ label, figure, isStale, change }: Props): ReactNode {
  return (
    <p className={styles.bar} aria-hidden="true" data-example="echo" data-result-bar onClick={showResult}>
      <span className={styles.text}>
        <b>
          {isStale && `${words.lastResult} `}
          {figure}
        </b>
        {` ${label} `}
        {change && <span className={styles.change}>{change}</span>}
      </span>
    </p>
  );
}
