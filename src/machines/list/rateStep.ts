/** Rates within one step, in percentage points, are a tie: the fee decides, then the name. */
export const STEP_POINTS = 0.05;
/** Keeps a rate such as 7.15 in its own step despite rounding errors of floating-point division. */
const EPSILON = 1e-9;

/** Step number of a yearly rate in percent. */
export function rateStep(rate: number): number {
  return Math.floor(rate / STEP_POINTS + EPSILON);
}
