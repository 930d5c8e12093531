import type { ReactNode } from 'react';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { tenths } from '../../lib/tenths';
import { barPaths, highestOf, type StackedBar, type UpperPart } from './barPaths';
import { rupeeLines } from './rupeeLines';
import ChartKey from '../ChartKey';
import meanings from '../ChartKey/meanings.module.css';
import styles from './styles.module.css';

interface Props {
  readonly bars: readonly StackedBar[];
  /** What the parts of a bar are: the lower one the visitor's own */
  readonly lower: string;
  readonly upper: string;
  readonly upperIs: UpperPart;
  /** What is drawn, in one sentence */
  readonly title: string;
}

const HEIGHT = 190;
/** Room above the highest line, without and with an amount */
const [TOP, TOP_WITH_AMOUNT] = [8, 24];

/** Stacked bars of amounts in two parts, one per year. The caller shows the same numbers in a table. */
export default function BarChart({ bars, lower, upper, upperIs, title }: Props): ReactNode {
  const highest = highestOf(bars);
  const last = bars.at(-1);
  // Only then: above a lower bar, the amount would cover higher ones beside it.
  const isLastHighest = bars.length > 1 && last !== undefined && last.lower + last.upper === highest;
  const top = isLastHighest ? TOP_WITH_AMOUNT : TOP;
  const [, ...lines] = rupeeLines(0, highest);
  const most = lines.at(-1) ?? highest;
  const yOf = (rupees: number): number => tenths(HEIGHT - (rupees / most) * (HEIGHT - top));
  const paths = barPaths(bars, HEIGHT, top, most);
  const named = [...new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1])];
  const anchors = ['start', 'middle', 'end'] as const;

  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg width="100%" height={HEIGHT + 24} aria-hidden="true">
          {lines.map((line) => (
            <text key={line} x="100%" dx="-8" y={yOf(line)} dy="4" textAnchor="end">
              {rupeesInShort(line)}
            </text>
          ))}
        </svg>
        <svg width="100%" height={HEIGHT + 24} role="img" aria-label={title}>
          {lines.map((line) => (
            <line key={line} x2="100%" y1={yOf(line)} y2={yOf(line)} className={styles.line} />
          ))}
          <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
            <path d={paths.whole} className={meanings[upperIs]} />
            <path d={paths.lower} className={meanings.own} />
          </svg>
          {isLastHighest && (
            <text x="100%" y={yOf(highest) - 7} textAnchor="end" className={styles.amount}>
              {rupeesInShort(highest)}
            </text>
          )}
          {named.map((index, at) => (
            <text
              key={index}
              y={HEIGHT + 18}
              x={`${[0, 50, 100][named.length === 3 ? at : at * 2] ?? 0}%`}
              textAnchor={anchors[named.length === 3 ? at : at * 2] ?? 'start'}
              className={named.length === 3 && at === 1 ? styles.middle : undefined}
            >
              {bars[index]?.name}
            </text>
          ))}
        </svg>
      </div>
      <figcaption>
        <span>
          <ChartKey of={upperIs} />
          {upper}
        </span>
        <span>
          <ChartKey of="own" />
          {lower}
        </span>
      </figcaption>
    </figure>
  );
}
