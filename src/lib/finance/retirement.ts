/** Expenses that a corpus has to pay for. */
export interface Retirement {
  /** Rupees in the first year of retirement */
  readonly firstYear: number;
  readonly years: number;
  /** Assumed, percent a year */
  readonly inflationPercent: number;
  readonly returnPercent: number;
}

export interface RetirementYear {
  readonly year: number;
  /** Rupees taken out at the start of the year, and what is left at its end; unrounded. */
  readonly expenses: number;
  readonly left: number;
}

/** What an expense of today costs after some years. @returns unrounded rupees */
export function futureCost(rupees: number, inflationPercent: number, years: number): number {
  return rupees * (1 + inflationPercent / 100) ** years;
}

/**
 * The corpus that pays expenses which rise with inflation, each year's at its start: a growing annuity due,
 * A × (1 + q + q² + … + qⁿ⁻¹) with q = (1 + inflation) ÷ (1 + return). Case studies of NISM take the year's end and so come to q times it.
 *
 * @returns unrounded rupees; 0 for no years
 * @throws {RangeError} when the years are not a whole number from 0 up
 */
export function retirementCorpus({ firstYear, years, inflationPercent, returnPercent }: Retirement): number {
  if (!Number.isInteger(years) || years < 0)
    throw new RangeError(`years must be whole and not negative, found ${years}`);
  const ratio = (1 + inflationPercent / 100) / (1 + returnPercent / 100);
  let [corpus, factor] = [0, 1];
  for (let year = 0; year < years; year += 1) {
    corpus += firstYear * factor;
    factor *= ratio;
  }
  return corpus;
}

/** How a corpus is used up year by year. */
export function retirementByYear(corpus: number, retirement: Retirement): readonly RetirementYear[] {
  const { firstYear, years, inflationPercent, returnPercent } = retirement;
  let left = corpus;
  return Array.from({ length: years }, (_year, index) => {
    const expenses = futureCost(firstYear, inflationPercent, index);
    left = (left - expenses) * (1 + returnPercent / 100);
    return { year: index + 1, expenses, left };
  });
}
