import type { ReactNode } from 'react';
import type { ArrangedValue, Best } from '../machines/compare/arrange';
import styles from './SumBar.module.css';

/** Below this share of the largest a sum is seen to be smaller; bars of nearly one length say nothing. */
const SEEN_SHARE = 0.9;

/** Whether bars from zero show which of these sums is larger. */
export function canBeDrawn(values: readonly ArrangedValue[]): boolean {
  const numbers = values.flatMap(({ number }) => number ?? []);
  return numbers.length > 1 && Math.min(...numbers) >= 0 && Math.min(...numbers) < SEEN_SHARE * Math.max(...numbers);
}

interface Props {
  readonly value: ArrangedValue | undefined;
  /** Of all columns */
  readonly values: readonly ArrangedValue[];
  readonly best: Best;
}

const WIDTH = 100;

/** A sum as a bar from zero to the largest of its row. One that is only a minimum fades at its end. */
export default function SumBar({ value, values, best }: Props): ReactNode {
  const { number, isLeast } = value ?? {};
  if (number === undefined) return undefined;
  const share = (WIDTH * number) / Math.max(...values.flatMap((value) => value.number ?? []));
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      data-best={best}
      aria-hidden="true"
    >
      <rect width={share} height="1" />
      {isLeast && share < WIDTH && <rect className={styles.more} x={share} width={WIDTH - share} height="1" />}
    </svg>
  );
}
