import type { ReactNode } from 'react';
import { tenths } from '../../lib/tenths';
import { stepPath, type Step } from './stepPath';
import styles from './styles.module.css';

interface Props {
  /** Percent, in the order of time; at least one */
  readonly steps: readonly Step[];
  /** ISO day on which the line ends */
  readonly until: string;
  /** What is drawn, in one sentence */
  readonly title: string;
}

const HEIGHT = 150;
/** Room for half a letter above the highest line, and for the years below the lowest */
const [TOP, BOTTOM] = [8, 24];
/** The most years that fit side by side on a phone. */
const MAX_YEARS = 5;

/** The years that begin while the line runs, or every second or third of them, with their places in percent of its length. */
function yearsBetween(from: string, until: string): readonly (readonly [year: number, place: number])[] {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const first = new Date(start).getUTCFullYear() + 1;
  const years = Array.from({ length: new Date(end).getUTCFullYear() - first + 1 }, (_, index) => first + index);
  const every = Math.ceil(years.length / MAX_YEARS);
  return years
    .filter((_, index) => index % every === 0)
    .map((year) => [year, tenths(((Date.UTC(year, 0) - start) / (end - start)) * 100)]);
}

/** A step chart of a rate over the years, with a line at each whole percent. The caller shows the same numbers as text. */
export default function StepChart({ steps, until, title }: Props): ReactNode {
  const values = steps.map(({ value }) => value);
  const [least, most] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const lines = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const y = (percent: number): number => TOP + HEIGHT * (1 - (percent - least) / Math.max(most - least, 1));
  return (
    <div className={styles.chart}>
      <svg width="100%" height={TOP + HEIGHT + BOTTOM} aria-hidden="true">
        {lines.map((percent) => (
          <text key={percent} x="100%" dx="-8" y={y(percent) + 4} textAnchor="end">
            {percent}%
          </text>
        ))}
      </svg>
      <svg width="100%" height={TOP + HEIGHT + BOTTOM} role="img" aria-label={title}>
        {lines.map((percent) => (
          <line key={percent} x2="100%" y1={y(percent)} y2={y(percent)} stroke="var(--color-line)" />
        ))}
        <svg
          y={TOP}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          width="100%"
          height={HEIGHT}
          overflow="visible"
        >
          <path
            d={stepPath(steps, until, { width: 100, height: HEIGHT }, [least, Math.max(most, least + 1)])}
            fill="none"
            stroke="var(--color-accent)"
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {yearsBetween(steps[0]?.from ?? until, until).map(([year, place]) => (
          <text key={year} x={`${place}%`} y={TOP + HEIGHT + BOTTOM - 4} textAnchor="middle">
            {year}
          </text>
        ))}
      </svg>
    </div>
  );
}
