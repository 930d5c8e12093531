import type { ReactNode } from 'react';
import styles from './Bars.module.css';
import type { RowBar } from './rows';

interface Props {
  readonly bars: readonly RowBar[];
  /** The values of a bar of no height and of full height */
  readonly ends: readonly [least: number, most: number];
}

const HEIGHT = 32;
const LOWEST = 5;
const WIDTH = 17;

/** Values as bars, on a scale shared by all rows of a list. The row's details repeat them as text. */
export default function Bars({ bars, ends: [least, most] }: Props): ReactNode {
  const heightOf = (value: number): number =>
    Math.round(LOWEST + ((HEIGHT - LOWEST) * (value - least)) / Math.max(most - least, 0.01));
  return (
    <span className={styles.bars} aria-hidden="true">
      {bars.map(({ name, value, isChosen }) => (
        <span key={name} className={isChosen ? styles.chosen : undefined}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
            {value !== undefined && <rect y={HEIGHT - heightOf(value)} width={WIDTH} height={heightOf(value)} rx="3" />}
          </svg>
          {name}
        </span>
      ))}
    </span>
  );
}
