import type { ReactNode } from 'react';
import { rupeesInShort } from '@site/src/lib/format/rupeesInShort';
import styles from './styles.module.css';

export interface StackedBar {
  /** "Year 1" */
  readonly name: string;
  /** Rupees, zero or more */
  readonly lower: number;
  readonly upper: number;
}

interface Props {
  readonly bars: readonly StackedBar[];
  /** What the parts of a bar are */
  readonly lower: string;
  readonly upper: string;
  /** What is drawn, in one sentence */
  readonly title: string;
}

const HEIGHT = 190;
/** Room above the highest bar */
const TOP = 8;
/** Share of a bar's slot that is left free */
const GAP = 0.28;
const LINES = 3;

/** The largest of 1, 2, 2.5 and 5 times a power of ten that goes into the highest bar at most `LINES` times. */
function lineStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1) / LINES));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power * LINES >= highest * 0.75) ?? 10;
  return factor * power;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Stacked bars of amounts in two parts, one per year. The caller shows the same numbers in a table. */
export default function BarChart({ bars, lower, upper, title }: Props): ReactNode {
  const highest = Math.max(...bars.map((bar) => bar.lower + bar.upper), 1);
  const step = lineStep(highest);
  const lines = Array.from({ length: Math.floor(highest / step) }, (_, index) => (index + 1) * step);
  const heightOf = (rupees: number): number => tenths((rupees / highest) * (HEIGHT - TOP));
  const place = 100 / Math.max(bars.length, 1);
  /** All bars of one part as a single path, which keeps a chart of 30 years small. */
  const drawn = (part: (bar: StackedBar) => readonly [ground: number, rupees: number]): string =>
    bars
      .map((bar, index) => {
        const [ground, rupees] = part(bar);
        const [width, height] = [tenths(place * (1 - GAP)), heightOf(rupees)];
        return `M${tenths(index * place + (place * GAP) / 2)} ${tenths(ground)}v-${height}h${width}v${height}z`;
      })
      .join('');
  const named = [...new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1])];
  const anchors = ['start', 'middle', 'end'] as const;

  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg width="100%" height={HEIGHT + 24} aria-hidden="true">
          {lines.map((line) => (
            <text key={line} x="100%" dx="-8" y={HEIGHT - heightOf(line) + 4} textAnchor="end">
              {rupeesInShort(line)}
            </text>
          ))}
        </svg>
        <svg width="100%" height={HEIGHT + 24} role="img" aria-label={title}>
          {lines.map((line) => (
            <line
              key={line}
              x2="100%"
              y1={HEIGHT - heightOf(line)}
              y2={HEIGHT - heightOf(line)}
              className={styles.line}
            />
          ))}
          <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
            <path d={drawn(({ lower: low }) => [HEIGHT, low])} className={styles.lower} />
            <path d={drawn(({ lower: low, upper: up }) => [HEIGHT - heightOf(low), up])} className={styles.upper} />
          </svg>
          {named.map((index, at) => (
            <text
              key={index}
              y={HEIGHT + 18}
              x={`${[0, 50, 100][named.length === 3 ? at : at * 2] ?? 0}%`}
              textAnchor={anchors[named.length === 3 ? at : at * 2] ?? 'start'}
            >
              {bars[index]?.name}
            </text>
          ))}
        </svg>
      </div>
      <figcaption>
        <span className={styles.upperKey}>{upper}</span>
        <span className={styles.lowerKey}>{lower}</span>
      </figcaption>
    </figure>
  );
}
