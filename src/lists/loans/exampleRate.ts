import type { Loan } from './loan';

/** Steps of the rate fields, in percent */
const STEP = 0.05;

/** The example of an offer: half of the lenders start at or below it */
export const MEDIAN = 1 / 2;
/** The example of a loan that is worth moving: three in four lenders start at or below it */
export const UPPER_QUARTILE = 3 / 4;

/** The lowest published rate of each lender in percent a year, the lowest first. */
export function startingRates(loans: readonly Loan[]): readonly number[] {
  return loans
    .map(({ rates }) => Math.min(...rates.map(({ rate: { least = Infinity } }) => least)))
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
}

/**
 * The rate at or below which a share of the lenders start, so that an example is never outside its own list.
 * @param share 0 to 1
 * @returns percent a year, rounded to the step of the rate fields; 0 without lenders
 */
export function exampleRate(loans: readonly Loan[], share: number): number {
  const rates = startingRates(loans);
  const rate = rates[Math.floor(share * (rates.length - 1))] ?? 0;
  return Number((Math.round(rate / STEP) * STEP).toFixed(2));
}
