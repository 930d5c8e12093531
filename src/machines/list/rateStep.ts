/** Rates within one step of this many points are a tie: the fee decides, then the name. */
const STEP_POINTS = 0.05;
/** What floating-point arithmetic may take from a rate that stands on a step. */
const EPSILON = 1e-9;

/** The step in which a rate stands. */
export function rateStep(rate: number): number {
  return Math.floor(rate / STEP_POINTS + EPSILON);
}
