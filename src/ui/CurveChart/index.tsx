import type { ReactNode } from 'react';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { rupeeLines } from '../BarChart/rupeeLines';
import { areasOf, type Point } from './areas';
import styles from './styles.module.css';

/** A place on the axis with its words. */
interface Mark {
  readonly at: number;
  readonly text: string;
}

export interface CurveChartProps {
  /** What is drawn, in one sentence, for those who do not see it */
  readonly title: string;
  /** Left out where one stands above */
  readonly caption?: string;
  /** The lead of one way over another in rupees, in the order of the axis; at least two */
  readonly points: readonly Point[];
  /** What leads where the curve is above zero, and where it is below */
  readonly above: string;
  readonly below: string;
  /** Where the two are even, if that is on the axis */
  readonly even?: Mark;
  /** The visitor's own number */
  readonly entered: Mark;
  /** Numbers below the axis */
  readonly ticks: readonly Mark[];
}

/** Without the words and the axis below the curve, for which the styles leave room */
const HEIGHT = 204;
/** Room for two lines of words above the curve */
const TOP = 48;
/** Words above a line, below it, below the curve, on the axis and in the second line from the top, in heights of their letters, which a visitor may enlarge */
const [ABOVE, UNDER, BELOW, AXIS, SECOND] = ['-0.9em', '2.1em', '1.5em', '4em', '2.7em'];
/** Below the line at zero there is room for the words of the even point and of the way, unless the area there is lower than this. */
const LOWEST = 40;
/** Words beside a mark are to its right, unless it is so far to the right that they would leave the drawing. */
const RIGHTMOST = 62;

/** Where a text is anchored, so that it stays in the drawing: at its middle, unless it is this near to an edge in percent. */
function anchorAt(x: number, near: number): 'start' | 'middle' | 'end' {
  if (x < near) return 'start';
  return x > 100 - near ? 'end' : 'middle';
}

/**
 * By how much one of two ways leads, depending on a number that nobody knows: an area above a line and one below, and the point between them. The
 * caller shows the same numbers in a table.
 */
export default function CurveChart({
  title,
  caption,
  points,
  above,
  below,
  even,
  entered,
  ticks,
}: CurveChartProps): ReactNode {
  const edge: readonly Point[] = even ? [[even.at, 0]] : [];
  const inOrder = [...points, ...edge].sort(([one], [other]) => one - other);
  const values = points.map(([, value]) => value);
  const [least, most] = [Math.min(...values, 0), Math.max(...values, 0)];
  const lines = rupeeLines(least, most).filter((line) => line >= least && line <= most);
  const areas = areasOf(inOrder, [least, most], [TOP, HEIGHT]);
  const { x, y, zero } = areas;
  const enteredX = x(entered.at);
  const evenX = even ? x(even.at) : 0;
  const isEvenRight = evenX > RIGHTMOST;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        {/* Rupees by which the way on this side of the line leaves more */}
        <svg width="100%" aria-hidden="true">
          {lines.map((line) => (
            <text key={line} x="100%" dx="-8" y={y(line)} dy="4" textAnchor="end">
              {rupeesInShort(Math.abs(line))}
            </text>
          ))}
        </svg>
        <svg width="100%" role="img" aria-label={title}>
          {lines.map((line) => (
            <line key={line} x2="100%" y1={y(line)} y2={y(line)} className={styles.line} />
          ))}
          <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
            <path d={areas.below} className={styles.below} />
            <path d={areas.above} className={styles.above} />
          </svg>
          <line x2="100%" y1={zero} y2={zero} className={styles.axis} />
          <line x1={`${enteredX}%`} x2={`${enteredX}%`} y1={TOP / 2} y2={HEIGHT} className={styles.entered} />
          {areas.above && (
            <text x="100%" dy={SECOND} textAnchor="end" className={styles.way}>
              {above}
            </text>
          )}
          {areas.below && (
            <text y={HEIGHT} dy={BELOW} className={styles.way}>
              {below}
            </text>
          )}
          <text x={`${enteredX}%`} dy="1em" textAnchor={anchorAt(enteredX, 20)}>
            {entered.text}
          </text>
          {even && (
            <>
              <circle cx={`${evenX}%`} cy={zero} r="7" className={styles.even} />
              <text
                x={`${evenX}%`}
                y={zero}
                dy={isEvenRight || HEIGHT - zero < LOWEST ? ABOVE : UNDER}
                textAnchor={isEvenRight ? 'end' : 'start'}
                className={styles.way}
              >
                {even.text}
              </text>
            </>
          )}
          {ticks.map(({ at, text }) => (
            <text key={text} x={`${x(at)}%`} y={HEIGHT} dy={AXIS} textAnchor={anchorAt(x(at), 4)}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
