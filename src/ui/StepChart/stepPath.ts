import { tenths } from '../../lib/tenths';

/** A value and the first day on which it held. */
export interface Step {
  /** ISO day */
  readonly from: string;
  readonly value: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Values that hold until the next one, as a path: across to the day of a change, then up or down.
 *
 * @param steps at least one, in the order of time
 * @param until ISO day on which the line ends, later than the last step
 * @param range the values at the lower and the upper edge of the box
 */
export function stepPath(
  steps: readonly Step[],
  until: string,
  { width, height }: Box,
  [least, most]: readonly [number, number],
): string {
  const first = Date.parse(steps[0]?.from ?? until);
  const whole = Math.max(Date.parse(until) - first, 1);
  const x = (day: string): number => tenths(((Date.parse(day) - first) / whole) * width);
  const y = (value: number): number => tenths(height * (1 - (value - least) / Math.max(most - least, 1e-9)));
  const line = steps.map(({ from, value }, index) => (index === 0 ? `M0 ${y(value)}` : `H${x(from)}V${y(value)}`));
  return `${line.join('')}H${width}`;
}
