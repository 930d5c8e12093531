export interface StackedBar {
  /** "Year 1" */
  readonly name: string;
  /** Rupees, zero or more */
  readonly lower: number;
  readonly upper: number;
}

/** Share of a bar's slot that is left free */
const GAP = 0.28;

export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The highest bar in rupees, at least 1. */
export const highestOf = (bars: readonly StackedBar[]): number =>
  Math.max(...bars.map(({ lower, upper }) => lower + upper), 1);

/**
 * Stacked bars as one SVG path for each part, which keeps a chart of 30 years small.
 *
 * @param height of the drawing, which is 100 wide; the bars rise from its bottom edge
 * @param room left free above the highest bar
 */
export function barPaths(
  bars: readonly StackedBar[],
  height: number,
  room = 0,
): { readonly lower: string; readonly upper: string } {
  const highest = highestOf(bars);
  const place = 100 / Math.max(bars.length, 1);
  const width = tenths(place * (1 - GAP));
  const heightOf = (rupees: number): number => tenths((rupees / highest) * (height - room));
  const path = (part: (bar: StackedBar) => readonly [ground: number, rupees: number]): string =>
    bars
      .map((bar, index) => {
        const [ground, rupees] = part(bar);
        const tall = heightOf(rupees);
        return `M${tenths(index * place + (place * GAP) / 2)} ${tenths(ground)}v-${tall}h${width}v${tall}z`;
      })
      .join('');
  return {
    lower: path(({ lower }) => [height, lower]),
    upper: path(({ lower, upper }) => [height - heightOf(lower), upper]),
  };
}
