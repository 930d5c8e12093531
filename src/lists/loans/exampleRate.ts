import { feeOf } from './answer';
import { mostOf } from './fees';
import type { PublishedLoan } from './loan';

/** Steps of the rate fields, in percent */
const STEP = 0.05;

/** The lowest published rate of each lender in percent a year, the lowest first. */
export function startingRates(loans: readonly PublishedLoan[]): readonly number[] {
  return loans
    .map(({ rates }) => Math.min(...rates.map(({ rate: { least = Infinity } }) => least)))
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
}

const medianOf = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];

/**
 * The example of an offer: few get the rate at which a lender starts, so it is the middle of what they publish, in whole percent, which nobody takes
 * for a rate of somebody. Between the lowest and the highest start of the list.
 * @returns percent a year; 0 without lenders
 */
export function usualRate(loans: readonly PublishedLoan[]): number {
  const middles = loans.flatMap(({ rates }) =>
    rates.flatMap(({ rate: { least, most } }) =>
      least === undefined || most === undefined ? [] : [(least + most) / 2],
    ),
  );
  const starts = startingRates(loans);
  const [lowest = 0, highest = 0] = [starts[0], starts.at(-1)];
  const middle = medianOf(middles) ?? medianOf(starts) ?? 0;
  return Math.min(Math.max(Math.round(middle), lowest), highest);
}

/** Fees of fewer lenders are no usual fee. */
const LEAST_SHARE = 1 / 2;

/**
 * The example of a fee: half of the lenders ask at most as much for this amount.
 * @returns rupees before GST, rounded to 100; null where too few fees are known, or half of them are nil
 */
export function usualFee(loans: readonly PublishedLoan[], amount: number): number | null {
  const fees = loans.flatMap((loan) => mostOf(feeOf(loan, amount, 0).fee) ?? []);
  const median = fees.length < LEAST_SHARE * loans.length ? 0 : (medianOf(fees) ?? 0);
  return Math.round(median / 100) * 100 || null;
}

/**
 * The example of a loan that is worth moving: three in four lenders start at or below it, so it is never outside its own list.
 * @returns percent a year, rounded to the step of the rate fields; 0 without lenders
 */
export function exampleRate(loans: readonly PublishedLoan[]): number {
  const rates = startingRates(loans);
  const rate = rates[Math.floor((3 / 4) * (rates.length - 1))] ?? 0;
  return Number((Math.round(rate / STEP) * STEP).toFixed(2));
}
