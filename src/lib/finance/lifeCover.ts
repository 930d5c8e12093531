import { growingAnnuityDue } from './growingAnnuity';
import { futureValue } from './timeValue';

/** A family's spending and assumed return. */
export interface FamilyNeed {
  /** Rupees in the first year. */
  readonly yearly: number;
  /** Assumed, percent a year. */
  readonly inflationPercent: number;
  readonly returnPercent: number;
}

export interface SupportYear {
  readonly year: number;
  /** Rupees spent in the year, and the balance at its end; unrounded */
  readonly spent: number;
  readonly left: number;
}

/**
 * The sum that pays a yearly amount for some years, when the amount rises with prices and the rest is invested: see `growingAnnuityDue`.
 * Needs-based life cover is worked out in this way; "human life value" is the same formula with the income in place of the spending.
 *
 * @param years of support
 * @returns unrounded rupees; 0 for 0 years
 * @throws {RangeError} when the years are not a number from 0 up
 */
export function supportSum({ yearly, inflationPercent, returnPercent }: FamilyNeed, years: number): number {
  return growingAnnuityDue({ first: yearly, years, growthPercent: inflationPercent, returnPercent });
}

/** Spending at the start of each year, and the balance, which stays invested. */
export function supportByYear(need: FamilyNeed, years: number): readonly SupportYear[] {
  let left = supportSum(need, years);
  return Array.from({ length: years }, (_year, index) => {
    const spent = futureValue(need.yearly, need.inflationPercent, index);
    left = (left - spent) * (1 + need.returnPercent / 100);
    return { year: index + 1, spent, left };
  });
}

/** One-time needs, savings and existing cover; rupees. */
export interface FamilySums {
  readonly loans: number;
  readonly goals: number;
  readonly savings: number;
  readonly cover: number;
}

export interface LifeCover {
  /** Rupees that pay the spending of all years; unrounded */
  readonly support: number;
  /** Loans to repay and sums for the children */
  readonly once: number;
  /** Savings and existing life cover */
  readonly there: number;
  /** Cover to buy, at least 0 */
  readonly need: number;
  readonly years: readonly SupportYear[];
}

/** The cover that a family needs, and how the money for its spending is used up. @param years whole years of support */
export function lifeCover(need: FamilyNeed, years: number, { loans, goals, savings, cover }: FamilySums): LifeCover {
  const support = supportSum(need, years);
  const once = loans + goals;
  const there = savings + cover;
  return { support, once, there, need: Math.max(support + once - there, 0), years: supportByYear(need, years) };
}
