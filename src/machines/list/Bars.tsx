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
const STEP = 22;
const WIDTH = 17;

/** Values as bars, on a scale shared by all rows of a list. The row's details repeat them as text. */
export default function Bars({ bars, ends: [least, most] }: Props): ReactNode {
  const heightOf = (value: number): number =>
    Math.round(LOWEST + ((HEIGHT - LOWEST) * (value - least)) / Math.max(most - least, 0.01));
  return (
    <svg className={styles.bars} viewBox={`0 0 ${bars.length * STEP} 46`} aria-hidden="true">
      {bars.map(({ name, value, isChosen }, index) => (
        <g key={name} className={isChosen ? styles.chosen : undefined}>
          {value !== undefined && (
            <rect x={index * STEP} y={HEIGHT - heightOf(value)} width={WIDTH} height={heightOf(value)} rx="3" />
          )}
          <text x={index * STEP + WIDTH / 2} y="44">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
