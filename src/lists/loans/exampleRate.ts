import type { Loan } from './loan';

/** Steps of the rate fields, in percent */
const STEP = 0.05;

/** Where a usual offer stands among the starting rates */
export const MEDIAN = 1 / 2;
/** Where a loan stands that may be moved: three in four lenders start lower */
export const UPPER_QUARTILE = 3 / 4;

/** The lowest published rate of each lender in percent a year, the lowest first. */
export function startingRates(loans: readonly Loan[]): readonly number[] {
  return loans
    .map(({ rates }) => Math.min(...rates.map(({ rate: { least = Infinity } }) => least)))
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
}

/**
 * An example that the list's own rows hold: the rate from which this share of its lenders start at most.
 * @returns percent a year, on the step of the rate fields
 */
export function exampleRate(loans: readonly Loan[], share: number): number {
  const rates = startingRates(loans);
  const rate = rates[Math.floor(share * (rates.length - 1))] ?? 0;
  return Number((Math.round(rate / STEP) * STEP).toFixed(2));
}
