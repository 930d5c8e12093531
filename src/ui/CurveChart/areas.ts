import { tenths } from '../../lib/tenths';

/** A place on the axis, and how far the curve is above or below zero there. */
export type Point = readonly [at: number, value: number];

/** Where the areas of a curve lie, in the units of a drawing that is 100 wide. */
export interface Areas {
  /** From the left edge, in percent of the width */
  readonly x: (at: number) => number;
  /** From the top, of an amount */
  readonly y: (value: number) => number;
  /** The height of the line at zero */
  readonly zero: number;
  /** Closed paths between that line and the curve; empty if the curve is nowhere on that side */
  readonly above: string;
  readonly below: string;
}

/**
 * The areas between a curve and its line at zero.
 *
 * @param points in the order of the axis, at least two, those at zero among them, or the areas would cut a corner there
 * @param range the amounts at the bottom and the top of the axis
 * @param edges the heights between which the curve is drawn
 */
export function areasOf(
  points: readonly Point[],
  [least, most]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): Areas {
  const [first = 0, last = 1] = [points[0]?.[0], points.at(-1)?.[0]];
  const x = (at: number): number => tenths(((at - first) / (last - first)) * 100);
  const y = (value: number): number => tenths(top + ((most - value) / (most - least || 1)) * (bottom - top));
  const zero = y(0);
  const area = (isInside: (value: number) => boolean): string => {
    const edge = points.filter(([, value]) => value === 0 || isInside(value));
    const [from, to] = [edge[0], edge.at(-1)];
    if (!from || !to || !edge.some(([, value]) => isInside(value))) return '';
    return `M${x(from[0])} ${zero}L${edge.map(([at, value]) => `${x(at)} ${y(value)}`).join(' ')} ${x(to[0])} ${zero}z`;
  };
  return { x, y, zero, above: area((value) => value > 0), below: area((value) => value < 0) };
}
