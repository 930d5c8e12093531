/** Payments at the start of each year, which rise while the rest is invested. */
export interface GrowingAnnuity {
  /** Rupees at once, at the start of the first year */
  readonly first: number;
  /** From 0 up; of a part of a year the same part of its payment counts */
  readonly years: number;
  /** Percent a year by which a payment exceeds the one before */
  readonly growthPercent: number;
  /** Percent a year that the rest earns */
  readonly returnPercent: number;
}

/**
 * The sum that pays them all: a growing annuity due, first × (1 + q + q² + … + qⁿ⁻¹) with q = (1 + growth) ÷ (1 + return), as textbooks of finance have
 * it. Added up year by year, since (1 − qⁿ) ÷ (1 − q) loses digits where both percentages are nearly the same, and knows no part of a year.
 *
 * @returns unrounded rupees; 0 for no years
 * @throws {RangeError} when the years are not a number from 0 up
 */
export function growingAnnuityDue({ first, years, growthPercent, returnPercent }: GrowingAnnuity): number {
  if (!Number.isFinite(years) || years < 0) throw new RangeError(`years must not be negative, found ${years}`);
  const ratio = (1 + growthPercent / 100) / (1 + returnPercent / 100);
  let [sum, factor] = [0, 1];
  for (let year = 0; year < years; year += 1) {
    sum += first * factor * Math.min(years - year, 1);
    factor *= ratio;
  }
  return sum;
}
