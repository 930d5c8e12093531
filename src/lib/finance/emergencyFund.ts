import { LIFETIME_MONTHS } from '../lifetime';
import { monthlyGrowth } from './monthlyGrowth';

/** What a number of months without income costs: essential expenses and EMIs of a month × months. @returns rupees */
export function emergencyFund(monthlyNeed: number, months: number): number {
  return monthlyNeed * months;
}

/**
 * Months until a fund is full, when the same sum goes in at the start of each month and earns a twelfth of the rate a month.
 *
 * @param monthlySaving rupees, more than 0
 * @returns whole months; 0 when it is full already, at most 1,200
 * @throws {RangeError} when nothing is saved
 */
export function monthsToFill(
  fund: number,
  { saved, monthlySaving, annualRatePercent }: { saved: number; monthlySaving: number; annualRatePercent: number },
): number {
  if (!(monthlySaving > 0)) throw new RangeError(`a fund fills only with savings, found ${monthlySaving} a month`);
  let [balance, months] = [saved, 0];
  while (balance < fund && months < LIFETIME_MONTHS) {
    balance = (balance + monthlySaving) * monthlyGrowth(annualRatePercent);
    months += 1;
  }
  return months;
}
