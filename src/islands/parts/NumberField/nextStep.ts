import type { Limits } from './fieldSpec';

/** A typed value may be off a step by less than this, as a share of the step: 0.1 + 0.2 is no step above 0.3. */
const TOLERANCE = 1e-6;

/**
 * The next value on the slider's steps, which begin at the least value. From 7.3 in steps of 0.5, one up is 7.5.
 * @param direction 1 for up, -1 for down
 * @returns the least or the largest value where there is no further step
 */
export function nextStep({ min, max, step }: Limits, value: number, direction: 1 | -1): number {
  const steps = (value - min) / step;
  const next = direction === 1 ? Math.floor(steps + TOLERANCE) + 1 : Math.ceil(steps - TOLERANCE) - 1;
  return Math.min(Math.max(Number((min + next * step).toFixed(6)), min), max);
}
