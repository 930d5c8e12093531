import type { Flow } from './apr';
import { MONTHS_IN_YEAR } from '../unitSizes';

/**
 * A loan whose first EMI comes later, such as one for a course of study. Under the model scheme of the Indian Banks' Association banks charge
 * simple interest until then, on each part from the day it is paid out, and add it to the loan when repayment begins.
 */
export interface Moratorium {
  /** Months until repayment begins; the first EMI is due a month later */
  readonly waitMonths: number;
  /** Equal parts, paid out at the start of each year; 1 if all is paid out at once */
  readonly parts: number;
}

/** The parts of a loan as they are paid out. @returns rupees, unrounded */
export const payoutsOf = (principal: number, parts: number): readonly Flow[] =>
  Array.from({ length: parts }, (_part, year) => ({ rupees: principal / parts, month: year * MONTHS_IN_YEAR }));

/**
 * Simple interest until repayment begins.
 *
 * @param annualRatePercent percent a year
 * @returns rupees, unrounded; a part that is paid out after repayment begins earns none
 */
export function interestOfWait(
  principal: number,
  annualRatePercent: number,
  { waitMonths, parts }: Moratorium,
): number {
  return payoutsOf(principal, parts).reduce(
    (sum, { rupees, month }) =>
      sum + (rupees * annualRatePercent * Math.max(waitMonths - month, 0)) / 100 / MONTHS_IN_YEAR,
    0,
  );
}
