import type { ReactNode } from 'react';
import { stepPath, type Step } from './stepPath';
import styles from './styles.module.css';

interface Props {
  readonly steps: readonly Step[];
  /** ISO day on which the line ends */
  readonly until: string;
}

const BOX = { width: 100, height: 26 };

/** A small line chart of a rate without axes, shown beside the rate as text. */
export default function StepLine({ steps, until }: Props): ReactNode {
  const values = steps.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ends = least === most ? ([least - 1, most + 1] as const) : ([least, most] as const);
  return (
    <svg className={styles.line} viewBox="-1 -3 102 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={stepPath(steps, until, BOX, ends)} />
    </svg>
  );
}
