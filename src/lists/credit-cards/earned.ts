import type { CardRule } from '../../content/cardTypes';
import type { Cap, Earning } from '../../lib/quantities/earning';

/** The reward for an amount spent, in rupees, before caps. @param worth rupees a point */
export function earnedBy({ earns, above }: CardRule, rupees: number, worth: number): number {
  const mark = above?.spending.least ?? Infinity;
  const lower = inRupees(earns, Math.min(rupees, mark), worth);
  return above && rupees > mark ? lower + inRupees(above.earns, rupees - mark, worth) : lower;
}

function inRupees(earns: Earning, rupees: number, worth: number): number {
  return earns.kind === 'percent' ? (rupees * earns.percent) / 100 : (rupees / earns.per) * earns.points * worth;
}

/** The most that a cap allows in a month, in rupees; infinite without a cap, zero if the cap exists but its amount was not found. */
export function capRupees(cap: CardRule['cap'] | undefined, worth: number, base: number): number {
  if (cap === undefined) return Infinity;
  return isCap(cap) ? monthOf(cap, worth, base) : 0;
}

/** Whether a cap is known in numbers. Of some caps only their existence is known. */
export function isCap(cap: NonNullable<CardRule['cap']>): cap is Cap {
  return cap.kind === 'rupees' || cap.kind === 'points' || cap.kind === 'times';
}

function monthOf(cap: Cap, worth: number, base: number): number {
  if (cap.kind === 'times') return cap.times * base;
  return (cap.kind === 'rupees' ? cap.rupees : cap.points * worth) / cap.months;
}
