import { MONTHS_IN_YEAR } from '../unitSizes';

/**
 * By what a sum grows in a month that earns a twelfth of a yearly rate.
 * @returns a factor: 1.01 at 12% a year
 */
export const monthlyGrowth = (annualPercent: number): number => 1 + annualPercent / MONTHS_IN_YEAR / 100;
