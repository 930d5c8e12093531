import { futureValue } from './timeValue';

/** Possible hospital bills of a family, and assumptions on the years to come. */
export interface HealthNeed {
  /** Cost of one serious treatment today, in rupees */
  readonly bill: number;
  /** Treatments in one year that the cover should pay for */
  readonly bills: number;
  /** Assumed, percent a year. */
  readonly medicalInflationPercent: number;
  /** Years until the next review of the cover */
  readonly years: number;
  /** Rupees a year, for the rule of thumb. */
  readonly income: number;
}

/** A rule of thumb of insurers and newspapers, not of any law: cover of at least half a year's income. */
export const SHARE_OF_INCOME_PERCENT = 50;

/** The bills at the prices of a later year: cost today × (1 + medical inflation)^years, in unrounded rupees. */
export function billsAfter({ bill, bills, medicalInflationPercent }: HealthNeed, years: number): number {
  return futureValue(bill * bills, medicalInflationPercent, years);
}

/**
 * The health cover to look for: the later bills, or half a year's income if that is more. No regulator sets a method; this one
 * puts two common rules of thumb together.
 *
 * @returns unrounded rupees
 */
export function healthCover(need: HealthNeed): number {
  return Math.max(billsAfter(need, need.years), (need.income * SHARE_OF_INCOME_PERCENT) / 100);
}
