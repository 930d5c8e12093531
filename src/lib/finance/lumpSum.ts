/** A sum that is invested once, and what its costs take. */
export interface LumpSum {
  /** Rupees */
  readonly amount: number;
  /** Assumed return before costs, percent a year */
  readonly returnPercent: number;
  /** What the fund takes of its assets each year, in percent */
  readonly costPercent: number;
}

/** Amounts after a time, in unrounded rupees. */
export interface LumpSumEnd {
  readonly value: number;
  /** What it would have become without the cost */
  readonly without: number;
}

/**
 * What a sum grows to, compounded each year: amount × ((1 + return) × (1 − cost)) ^ years. The cost is taken from what is there, year after
 * year, so it lowers the return by about its own size.
 *
 * @param years whole or not
 */
export function lumpSumAfter({ amount, returnPercent, costPercent }: LumpSum, years: number): LumpSumEnd {
  const growth = 1 + returnPercent / 100;
  return { value: amount * (growth * (1 - costPercent / 100)) ** years, without: amount * growth ** years };
}
