/** A single investment and its costs. */
export interface LumpSum {
  /** Rupees */
  readonly amount: number;
  /** Assumed return before costs, percent a year */
  readonly returnPercent: number;
  /** Expense ratio in percent a year */
  readonly costPercent: number;
}

/** Amounts after a time, in unrounded rupees. */
export interface LumpSumEnd {
  readonly value: number;
  /** Value without the cost */
  readonly without: number;
}

/**
 * The value compounded each year: amount × ((1 + return) × (1 − cost)) ^ years. The cost is charged on the assets every year, so it lowers
 * the return by about its own size.
 *
 * @param years whole or not
 */
export function lumpSumAfter({ amount, returnPercent, costPercent }: LumpSum, years: number): LumpSumEnd {
  const growth = 1 + returnPercent / 100;
  return { value: amount * (growth * (1 - costPercent / 100)) ** years, without: amount * growth ** years };
}
