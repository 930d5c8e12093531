import { tenths } from '../../lib/tenths';
import type { Meaning } from '../ChartKey';

export interface StackedBar {
  /** "Year 1" */
  readonly name: string;
  /** Rupees, zero or more */
  readonly lower: number;
  readonly upper: number;
}

/** What the upper part of a bar is; the lower one is the visitor's own money */
export type UpperPart = Exclude<Meaning, 'own'>;

/** Share of a bar's slot that is left free */
const GAP = 0.28;

/** The highest bar in rupees, at least 1. */
export const highestOf = (bars: readonly StackedBar[]): number =>
  Math.max(...bars.map(({ lower, upper }) => lower + upper), 1);

/**
 * Stacked bars as two SVG paths, which keeps a chart of 30 years small: the lower parts, to be drawn over the whole bars. All rise from the
 * ground, so of bars of one height all say the same, and compress to little.
 *
 * @param height of the drawing, which is 100 wide; the bars rise from its bottom edge
 * @param room left free above the amount that is `most`
 * @param most rupees at the top of the axis; by default the highest bar
 */
export function barPaths(
  bars: readonly StackedBar[],
  height: number,
  room = 0,
  most = highestOf(bars),
): { readonly lower: string; readonly whole: string } {
  const place = 100 / Math.max(bars.length, 1);
  const width = tenths(place * (1 - GAP));
  const path = (rupeesOf: (bar: StackedBar) => number): string =>
    bars
      .map((bar, index) => {
        const left = tenths(index * place + (place * GAP) / 2);
        const top = tenths(height - (rupeesOf(bar) / most) * (height - room));
        return `M${left} ${height}V${top}h${width}V${height}z`;
      })
      .join('');
  return { lower: path(({ lower }) => lower), whole: path(({ lower, upper }) => lower + upper) };
}
