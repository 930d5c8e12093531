import { memo, type ReactNode } from 'react';
import Cited from './Cited';
import type { Step } from './definition';
import styles from './Tables.module.css';
import * as words from './messages.en';

interface Props {
  readonly steps: readonly Step[];
  /** Whether they still belong to the previous result, until a slider stops moving */
  readonly isBehind: boolean;
}

function Steps({ steps, isBehind }: Props): ReactNode {
  return (
    <details className={styles.steps}>
      <summary>{words.steps}</summary>
      <ol aria-busy={isBehind || undefined}>
        {steps.map(({ name, rule, value, source }) => (
          <li key={name}>
            <b>{name}</b>: {value}
            <p>
              {rule}
              {source && ', '}
              {source && <Cited source={source} />}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** How the result is calculated: each rule, with the visitor's values inserted, and its source. */
export default memo(Steps);
