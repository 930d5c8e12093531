import { publishedQuantities, type PublishedQuantity } from './published';
import { DAYS_IN_YEAR, MONTHS_IN_YEAR } from '../unitSizes';

/** What a row of somebody else's table is for: tenures in days or amounts in rupees. */
export interface Slab {
  readonly of: 'days' | 'rupees';
  readonly from: number;
  readonly to: number;
  readonly isFromIncluded: boolean;
  readonly isToIncluded: boolean;
}

/** A tenure in days, so that "12 months", "1 year" and "365 days" are one. */
export function daysOf(months: number): number {
  return (months * DAYS_IN_YEAR) / MONTHS_IN_YEAR;
}

interface End {
  readonly of: Slab['of'];
  readonly size: number;
  readonly start: number;
  readonly end: number;
}

/** The tenures or amounts of a text; "2 years 1 day" and "1 year and 3 months" are one each. */
function endsIn(quantities: readonly PublishedQuantity[], plain: string): End[] {
  const ends: End[] = [];
  for (const { unit, value, start, end } of quantities) {
    const last = ends.at(-1);
    if (unit === 'rupees') ends.push({ of: 'rupees', size: value, start, end });
    if (unit !== 'months' && unit !== 'days') continue;
    const days = unit === 'days' ? value : daysOf(value);
    if (last?.of === 'days' && days < last.size && /^[\s,(]*(?:and|&|व)?\s*$/u.test(plain.slice(last.end, start))) {
      ends[ends.length - 1] = { ...last, size: last.size + days, end };
    } else {
      ends.push({ of: 'days', size: days, start, end });
    }
  }
  return ends;
}

const ABOVE = /(?:above|more than|over|greater than|beyond|exceeding|>)\s*$/u;
const AT_LEAST = /(?:>=|≥|at least|from|minimum(?: of)?)\s*$/u;
const UP_TO = /(?:up ?to|till|not exceeding|maximum(?: of)?|<=|≤|within)\s*$/u;
const BELOW = /(?:less than|below|under|upto but excluding|before|<)\s*$/u;
const AND_ABOVE = /^\s*(?:and|&)?\s*(?:above|more|over|onwards|\+|से अधिक|से ऊपर)/u;
const AND_BELOW = /^\s*(?:and|&)?\s*(?:below|less|से कम|तक)/u;

/**
 * The slab that a label of a row or column names: "1 year to less than 2 years", "> 1 year - 2 years", "366 to 389 days", "444 days",
 * "5 years and above", "up to ₹1 lakh", "above ₹10 lakh".
 *
 * @returns undefined where it names none
 */
export function slabOf(label: string): Slab | undefined {
  const { plain, quantities } = publishedQuantities(label);
  const all = endsIn(quantities, plain);
  const first = all[0];
  if (!first) return undefined;
  const second = all.slice(1).find(({ of, size }) => of === first.of && size > first.size);
  const before = plain.slice(0, first.start);
  const behind = plain.slice(first.end, second?.start);
  // In Hindi the word follows: "1 वर्ष से अधिक".
  const isAbove = ABOVE.test(before) || (second !== undefined && /^\s*से अधिक/u.test(behind));
  if (second) {
    const isBelow = BELOW.test(behind);
    return { of: first.of, from: first.size, to: second.size, isFromIncluded: !isAbove, isToIncluded: !isBelow };
  }
  const { of, size } = first;
  if (isAbove) return { of, from: size, to: Infinity, isFromIncluded: false, isToIncluded: true };
  if (AND_ABOVE.test(behind) || AT_LEAST.test(before))
    return { of, from: size, to: Infinity, isFromIncluded: true, isToIncluded: true };
  if (BELOW.test(before)) return { of, from: 0, to: size, isFromIncluded: true, isToIncluded: false };
  if (UP_TO.test(before) || AND_BELOW.test(behind))
    return { of, from: 0, to: size, isFromIncluded: true, isToIncluded: true };
  return { of, from: size, to: size, isFromIncluded: true, isToIncluded: true };
}

/** Whether a tenure in days or an amount in rupees belongs to a slab. */
export function isInSlab({ from, to, isFromIncluded, isToIncluded }: Slab, size: number): boolean {
  const slack = 0.01;
  if (Math.abs(size - from) < slack) return isFromIncluded;
  if (Math.abs(size - to) < slack) return isToIncluded;
  return size > from && size < to;
}
