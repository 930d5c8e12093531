import type { Limits } from './fieldSpec';

/** A value counts as on a step if it is off by less than this share of a step, as 0.1 + 0.2 is off 0.3. */
const TOLERANCE = 1e-6;

/**
 * The next step of the slider above or below a value, counted from `min`: with steps of 0.5, 7.3 goes up to 7.5.
 * @param direction 1 for up, -1 for down
 * @returns at most `max` and at least `min`, which need not be on a step
 */
export function nextStep({ min, max, step }: Limits, value: number, direction: 1 | -1): number {
  const steps = (value - min) / step;
  const next = direction === 1 ? Math.floor(steps + TOLERANCE) + 1 : Math.ceil(steps - TOLERANCE) - 1;
  return Math.min(Math.max(Number((min + next * step).toFixed(6)), min), max);
}
