/**
 * How money is rounded on this site. Everything is computed unrounded and rounded when it is shown, except:
 *
 * 1. The EMI is rounded to the nearest rupee (halves upwards), because lenders quote and collect whole rupees. The total that a borrower
 *    repays is that rounded EMI × months. This is why it may differ by a few hundred rupees from sites that multiply first.
 * 2. In a schedule the instalment is the rounded EMI, interest is not rounded, and the last instalment is whatever clears the loan.
 * 3. APR comes from unrounded cash flows and is shown with two decimals. Lists are ordered by unrounded values.
 */
import { LAKH } from '../unitSizes';

/** @returns the nearest whole rupee, halves upwards. */
export function toRupee(amount: number): number {
  return Math.round(amount);
}

/** @param amount rupees, zero or more @returns the next whole lakh, for cover, which insurers sell by the lakh. */
export function upToLakh(amount: number): number {
  // A rounding error must not add a lakh, and nothing is not "-0".
  return Math.max(Math.ceil(amount / LAKH - 1e-9), 0) * LAKH;
}
