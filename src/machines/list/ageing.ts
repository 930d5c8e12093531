import { formatMonth } from '../../lib/format/dates';
import { monthsLater } from '../../lib/days';
import * as words from './messages.en';

/** Rates follow the market: after half a year they are out of date. Terms of cards hold until the issuer changes them. */
export const RATES_HOLD_MONTHS = 6;
export const TERMS_HOLD_MONTHS = 12;

/** Replaces the answer of a page's old copy that is opened when its values are out of date. */
export const OLD_WORDS = words.tooOld;

/** How long the values of a list may be ranked. */
export interface Ageing {
  /** The date of each row's values, as year-month-day */
  readonly days: readonly string[];
  /** How long such values stay roughly true, in months */
  readonly months: number;
  /** What the values are, and so whom to ask for those of today */
  readonly of: Parameters<typeof words.lastKnown>[0]['of'];
}

/**
 * The date of the median row; of an even number of rows, the older of the two in the middle.
 * @throws {RangeError} without rows
 */
export function medianDay({ days }: Pick<Ageing, 'days'>): string {
  const median = [...days].sort()[Math.ceil(days.length / 2) - 1];
  if (median === undefined) throw new RangeError('a list without rows has no age');
  return median;
}

/**
 * The last day on which a list is ranked: the median row's date plus the validity in months.
 * @throws {RangeError} without rows
 */
export function rankedUntil({ days, months }: Pick<Ageing, 'days' | 'months'>): string {
  return monthsLater(medianDay({ days }), months);
}

/** How long values may be ranked, as of a day. */
export interface Ranking {
  readonly isOld: boolean;
  /**
   * Their last day, for `data-until`: on a copy that is opened later, src/behaviours/overdue.ts removes the ranking. Undefined if that day has passed,
   * or they do not age.
   */
  readonly until: string | undefined;
}

/** Whether values are still ranked on a day, year-month-day; what has no age always is. */
export function ageingOn(today: string, ageing: Ageing | undefined): Ranking {
  const until = ageing && rankedUntil(ageing);
  const isOld = until !== undefined && today > until;
  return { isOld, until: isOld ? undefined : until };
}

/** What a list says in place of its answer once its values are too old to rank. */
export function lastKnownLead(ageing: Pick<Ageing, 'days' | 'of'>): string {
  const month = formatMonth(medianDay(ageing));
  return words.lastKnown({ of: ageing.of, month });
}
