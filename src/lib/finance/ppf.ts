import { MONTHS_IN_YEAR } from '../unitSizes';

/** When the money of a year is paid into a PPF account. */
export type PpfDeposit = 'april' | 'monthly' | 'march';

export interface PpfYear {
  readonly year: number;
  /** Rupees put in by the end of the year, and the balance with the interest of the year; unrounded. */
  readonly invested: number;
  readonly value: number;
}

/** Months of a year in which a deposit already counts: interest is on the lowest balance from the close of the 5th day to the end of a month. */
const monthsCounted: Readonly<Record<PpfDeposit, number>> = {
  april: 12,
  // A twelfth by the 5th of each month: 12 + 11 + … + 1 months, a twelfth of each.
  monthly: 6.5,
  // After 5 March, the deposit counts from April on.
  march: 0,
};

/**
 * A PPF account year by year. Interest is worked out each month on the lowest balance and credited at the end of March.
 *
 * @param yearly rupees a year
 * @param annualRatePercent percent a year, assumed to stay
 * @throws {RangeError} when the years are not a whole number from 0 up
 */
export function ppfByYear(
  yearly: number,
  annualRatePercent: number,
  years: number,
  deposit: PpfDeposit,
): readonly PpfYear[] {
  if (!Number.isInteger(years) || years < 0)
    throw new RangeError(`years must be whole and not negative, found ${years}`);
  const rate = annualRatePercent / 100;
  let value = 0;
  return Array.from({ length: years }, (_year, index) => {
    const interest = value * rate + yearly * rate * (monthsCounted[deposit] / MONTHS_IN_YEAR);
    value += yearly + interest;
    return { year: index + 1, invested: yearly * (index + 1), value };
  });
}
