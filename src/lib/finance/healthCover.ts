/** What a family could be billed, and what is assumed of the years to come. */
export interface HealthNeed {
  /** Rupees that one serious treatment costs today. */
  readonly bill: number;
  /** Such treatments in one year that the cover should pay. */
  readonly bills: number;
  /** Assumed, percent a year. */
  readonly medicalInflationPercent: number;
  /** Years until the cover is looked at again. */
  readonly years: number;
  /** Rupees a year, for the rule of thumb. */
  readonly income: number;
}

/** A rule of thumb of insurers and newspapers, not of any law: cover of at least half a year's income. */
export const SHARE_OF_INCOME_PERCENT = 50;

/** What such bills come to after some years: cost today × (1 + medical inflation)^years, in unrounded rupees. */
export function billsAfter({ bill, bills, medicalInflationPercent }: HealthNeed, years: number): number {
  return bill * bills * (1 + medicalInflationPercent / 100) ** years;
}

/**
 * The health cover to look for: what the bills come to, or half a year's income where that is more. No regulator sets a method; this one
 * puts two common rules of thumb together.
 *
 * @returns unrounded rupees
 */
export function healthCover(need: HealthNeed): number {
  return Math.max(billsAfter(need, need.years), (need.income * SHARE_OF_INCOME_PERCENT) / 100);
}
