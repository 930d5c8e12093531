import type { Limits } from './fieldSpec';

/** Rounding tolerance as a share of a step: 0.1 + 0.2 is not exactly 0.3. */
const TOLERANCE = 1e-6;

/**
 * The next slider step above or below a value, counted from `min`: with steps of 0.5, 7.3 goes up to 7.5.
 * @param direction 1 for up, -1 for down
 * @returns between `min` and `max`, which need not be on a step
 */
export function nextStep({ min, max, step }: Limits, value: number, direction: 1 | -1): number {
  const steps = (value - min) / step;
  const next = direction === 1 ? Math.floor(steps + TOLERANCE) + 1 : Math.ceil(steps - TOLERANCE) - 1;
  return Math.min(Math.max(Number((min + next * step).toFixed(6)), min), max);
}
