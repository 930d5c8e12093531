import { growingAnnuityDue } from './growingAnnuity';
import { futureValue } from './timeValue';

export interface Retirement {
  /** Rupees in the first year of retirement */
  readonly firstYear: number;
  readonly years: number;
  /** Assumed, percent a year */
  readonly inflationPercent: number;
  readonly returnPercent: number;
}

export interface RetirementYear {
  /** Years since retirement; the last may be a part of one */
  readonly year: number;
  /** Rupees withdrawn at the start of the year, and the balance at its end; unrounded */
  readonly expenses: number;
  readonly left: number;
}

/**
 * The corpus that pays expenses which rise with inflation, each year's at its start: see `growingAnnuityDue`. Case studies of NISM take
 * the year's end and so come to q times it.
 *
 * @param retirement its years need not be whole: of a part of a year, the same part of the year's expenses is counted
 * @returns unrounded rupees; 0 for no years
 * @throws {RangeError} when the years are not a number from 0 up
 */
export function retirementCorpus({ firstYear, years, inflationPercent, returnPercent }: Retirement): number {
  return growingAnnuityDue({ first: firstYear, years, growthPercent: inflationPercent, returnPercent });
}

/** Withdrawals and balance of a corpus, year by year. */
export function retirementByYear(corpus: number, retirement: Retirement): readonly RetirementYear[] {
  const { firstYear, years, inflationPercent, returnPercent } = retirement;
  let left = corpus;
  return Array.from({ length: Math.ceil(years) }, (_year, index) => {
    const part = Math.min(years - index, 1);
    const expenses = futureValue(firstYear, inflationPercent, index) * part;
    left = futureValue(left - expenses, returnPercent, part);
    return { year: index + part, expenses, left };
  });
}
