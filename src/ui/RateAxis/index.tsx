import type { ReactNode } from 'react';
import { tenths } from '../../lib/tenths';
import styles from './styles.module.css';

/** Both ends of the axis that all rows of a list share, in percent a year. */
export interface AxisEnds {
  readonly from: number;
  readonly to: number;
  /** A rate of the visitor's own, marked in every row */
  readonly ownRate?: number | undefined;
}

interface Props {
  readonly axis: AxisEnds;
  readonly least: number;
  /** Missing where no upper end is published: the range then fades out instead of pretending one */
  readonly most?: number | undefined;
}

const FADE_ID = 'rate-axis-fade';
/** Length of a range without a known upper end, in percent of the axis. */
const FADE_LENGTH = 45;

/** The axis for these rates: from the whole percent below the lowest, which has a tick, to the one above the highest. */
export function axisOf(rates: readonly number[]): AxisEnds {
  const from = Math.floor(Math.min(...rates));
  return { from, to: Math.max(Math.ceil(Math.max(...rates)), from + 1) };
}

/** At most this many parts of the axis between two ticks. */
const MOST_PARTS = 4;

/** Whole percentages on the axis, evenly apart from its start. */
export function ticksOf({ from, to }: AxisEnds): readonly number[] {
  const step = Math.max(Math.ceil((to - from) / MOST_PARTS), 1);
  const first = Math.ceil(from);
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_tick, index) => first + index * step);
}

/** The place of a rate, in percent of the axis; one beyond an end stands at it. */
function placeOn({ from, to }: AxisEnds, rate: number): number {
  return tenths(Math.min(Math.max(((rate - from) / (to - from)) * 100, 0), 100));
}

/** The scale of the axis, once above all rows. The rates themselves stand in the rows, in words. */
export function RateTicks({ axis }: { readonly axis: AxisEnds }): ReactNode {
  return (
    <svg className={styles.ticks} aria-hidden="true">
      {ticksOf(axis).map((rate) => (
        <text key={rate} x={`${placeOn(axis, rate)}%`} y="1em">
          {`${rate}%`}
        </text>
      ))}
    </svg>
  );
}

/** The gradient that all open ranges of a page share. Render it once, before them: it has an id. */
export function RateAxisFade(): ReactNode {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true">
      <linearGradient id={FADE_ID}>
        <stop offset="0" className={styles.solid} />
        <stop offset="1" className={styles.gone} />
      </linearGradient>
    </svg>
  );
}

/** A bar from zero whose length is the share, in percent, of the largest amount in a list. The amount itself is written beside it. */
export function LengthBar({ of, whole }: { readonly of: number; readonly whole: number }): ReactNode {
  return (
    <svg className={styles.axis} aria-hidden="true">
      <rect width="100%" height="10" rx="5" className={styles.ground} />
      <rect width={`${tenths((of / whole) * 100)}%`} height="10" rx="5" className={styles.range} />
    </svg>
  );
}

/** A range of rates as a bar, on an axis that all rows of a list share. The same rates stand beside it in words. */
export default function RateAxis({ axis, least, most }: Props): ReactNode {
  const start = placeOn(axis, least);
  const end = most === undefined ? Math.min(start + FADE_LENGTH, 100) : placeOn(axis, most);
  return (
    <svg className={styles.axis} aria-hidden="true">
      <rect width="100%" height="10" rx="5" className={styles.ground} />
      <rect
        x={`${start}%`}
        y="3"
        width={`${tenths(end - start)}%`}
        height="4"
        rx="2"
        className={styles.range}
        fill={most === undefined ? `url(#${FADE_ID})` : undefined}
      />
      <circle cx={`${start}%`} cy="5" r="5" className={styles.range} />
      {axis.ownRate !== undefined && (
        <rect x={`${placeOn(axis, axis.ownRate)}%`} y="-2" width="2" height="14" className={styles.ownRate} />
      )}
    </svg>
  );
}
