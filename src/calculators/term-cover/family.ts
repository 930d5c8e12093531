/** What a family would need without one of its incomes. */
import { supportByYear, supportSum, type FamilyNeed, type SupportYear } from '../../lib/finance/lifeCover';

export type Family = {
  readonly monthly: number;
  readonly years: number;
  readonly loans: number;
  readonly goals: number;
  readonly savings: number;
  readonly cover: number;
  readonly inflation: number;
  readonly expected: number;
};

export interface Answer {
  /** Rupees that pay the spending of all years. */
  readonly support: number;
  /** Loans to repay and sums for the children. */
  readonly once: number;
  /** Savings and life cover that are there. */
  readonly there: number;
  readonly need: number;
  readonly years: readonly SupportYear[];
}

const needOf = ({ monthly, inflation, expected }: Family): FamilyNeed => ({
  yearly: monthly * 12,
  inflationPercent: inflation,
  returnPercent: expected,
});

/** The cover that a family needs, and how the money for its spending is used up. */
export function coverFor(family: Family): Answer {
  const time = Math.round(family.years);
  const support = supportSum(needOf(family), time);
  const once = family.loans + family.goals;
  const there = family.savings + family.cover;
  return {
    support,
    once,
    there,
    need: Math.max(support + once - there, 0),
    years: supportByYear(needOf(family), time),
  };
}
