import { memo, type ReactNode } from 'react';
import type { Step } from './definition';
import styles from './Tables.module.css';

interface Props {
  readonly steps: readonly Step[];
  /** Whether they are those of an earlier answer, until a slider rests */
  readonly isBehind: boolean;
}

function Steps({ steps, isBehind }: Props): ReactNode {
  return (
    <details className={styles.steps}>
      <summary>How this came about</summary>
      <ol aria-busy={isBehind || undefined}>
        {steps.map(({ name, rule, value, source }) => (
          <li key={name}>
            <b>{name}</b>: {value}
            <p>
              {rule}
              {source && ', '}
              {source &&
                (source.address ? (
                  <a href={source.address} data-island-plain>
                    {source.text}
                  </a>
                ) : (
                  source.text
                ))}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** How the answer came about: each rule, with the visitor's values put in and where it comes from. */
export default memo(Steps);
