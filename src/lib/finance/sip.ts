import { MONTHS_IN_YEAR } from '../unitSizes';
import { monthlyGrowth } from './monthlyGrowth';

/** A monthly investment that may rise each year. */
export interface Sip {
  /** Rupees a month in the first year. */
  readonly monthly: number;
  /** Assumed return in percent a year; a twelfth of it is counted each month, as calculators of fund houses do. */
  readonly annualReturnPercent: number;
  readonly months: number;
  /** By how many percent the monthly sum rises after each year. */
  readonly stepUpPercent?: number;
  /** Expense ratio in percent a year; the return is then before costs. */
  readonly costPercent?: number;
}

export interface SipYear {
  /** Years since the start; the last may be a part of one, such as 7.5 */
  readonly year: number;
  /** Rupees invested by the end of the year, and their value; unrounded */
  readonly invested: number;
  readonly value: number;
}

/**
 * The value of a SIP at the end of each year: V = (V + P) × (1 + r ÷ 12) month by month, each instalment paid at the start of its month. A cost takes
 * its share of what is there, so that a whole year leaves 1 − cost of it, as in `lumpSumAfter`.
 *
 * @returns one entry a year, the last for what remains of it; empty for 0 months
 * @throws {RangeError} when an input is not finite, or the months are not a whole number from 0 up
 */
export function sipByYear({
  monthly,
  annualReturnPercent,
  months,
  stepUpPercent = 0,
  costPercent = 0,
}: Sip): readonly SipYear[] {
  if (![monthly, annualReturnPercent, stepUpPercent, costPercent].every(Number.isFinite)) {
    throw new RangeError('a SIP needs finite numbers');
  }
  if (!Number.isInteger(months) || months < 0)
    throw new RangeError(`months must be whole and not negative, found ${months}`);
  const growth = monthlyGrowth(annualReturnPercent) * (1 - costPercent / 100) ** (1 / MONTHS_IN_YEAR);
  const years: SipYear[] = [];
  let [instalment, invested, value] = [monthly, 0, 0];
  for (let month = 1; month <= months; month += 1) {
    invested += instalment;
    value = (value + instalment) * growth;
    if (month % MONTHS_IN_YEAR > 0 && month < months) continue;
    years.push({ year: month / MONTHS_IN_YEAR, invested, value });
    instalment *= 1 + stepUpPercent / 100;
  }
  return years;
}

/**
 * The monthly investment of the first year that reaches a target: the target divided by the value of one rupee a month.
 *
 * @param target rupees
 * @returns unrounded rupees a month
 * @throws {RangeError} as `sipByYear`, and for 0 months
 */
export function monthlyForTarget(target: number, plan: Omit<Sip, 'monthly'>): number {
  const ofOneRupee = sipByYear({ ...plan, monthly: 1 }).at(-1)?.value;
  if (ofOneRupee === undefined) throw new RangeError('a target needs at least one month');
  return target / ofOneRupee;
}

/**
 * The rate whose twelfth, counted each month, comes to a return in the whole year: 9.57% for 10%. The other convention of calculators of
 * assumed returns, which takes the twelfth root of the year's growth.
 */
export function twelfthsFor(yearlyReturnPercent: number): number {
  return 100 * MONTHS_IN_YEAR * ((1 + yearlyReturnPercent / 100) ** (1 / MONTHS_IN_YEAR) - 1);
}

/**
 * The return of a fund that is like another but costs less: the growth of a period without the share that the cost takes.
 * @param periods in a year: 12 where a twelfth of the return is counted each month, 1 where it is that of the whole year
 */
export function returnAtLessCost(returnPercent: number, lessPercent: number, periods: 1 | 12): number {
  const growth = (1 + returnPercent / periods / 100) / (1 - lessPercent / 100) ** (1 / periods);
  return (growth - 1) * periods * 100;
}
