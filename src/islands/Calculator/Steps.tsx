import type { ReactNode } from 'react';
import type { Step } from './definition';
import styles from './Tables.module.css';

interface Props {
  readonly steps: readonly Step[];
}

/** How the answer came about: each rule, with the visitor's values put in and where it comes from. */
export default function Steps({ steps }: Props): ReactNode {
  return (
    <details className={styles.steps}>
      <summary>How this came about</summary>
      <ol>
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
