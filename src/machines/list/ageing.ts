import { formatMonth } from '../../lib/format/dates';
import type { Phrase } from '../../content/offerTypes';

/** Rates follow the market: after half a year they say nothing of today. The terms of a card hold until the issuer changes them. */
export const RATES_HOLD_MONTHS = 6;
export const TERMS_HOLD_MONTHS = 12;

/** What a copy of a page says in the place of its answer, once it is opened on a day when that is too old. */
export const OLD_WORDS = 'These values are too old to rank. Ask for those of today.';

/** Until when the values of a list may be ranked. */
export interface Ageing {
  /** The day from which the values of each row are known, as year-month-day */
  readonly days: readonly string[];
  /** How long values of this kind stay near what they were, in months */
  readonly months: number;
  /** What the values are, for a sentence: "rates" */
  readonly what: string;
  /** Whom to ask for the value of today: "lender" */
  readonly whom: string;
}

/**
 * The day from which the median row is known; of an even number of rows, the older of the two in the middle.
 * @throws {RangeError} when there is no row
 */
export function medianDay({ days }: Pick<Ageing, 'days'>): string {
  const median = [...days].sort()[Math.ceil(days.length / 2) - 1];
  if (median === undefined) throw new RangeError('a list without rows has no age');
  return median;
}

/**
 * The last day on which a list is ranked: so many months after the day of its median row.
 * @throws {RangeError} when there is no row
 */
export function rankedUntil({ days, months }: Pick<Ageing, 'days' | 'months'>): string {
  const [year = 0, month = 1, day = 1] = medianDay({ days }).split('-').map(Number);
  // 31 August and six months is the last day of February.
  const lastOfMonth = Date.UTC(year, month + months, 0);
  const sameDay = Date.UTC(year, month - 1 + months, day);
  return new Date(Math.min(lastOfMonth, sameDay)).toISOString().slice(0, 10);
}

/**
 * What is said in the place of an answer, once the values of a list are too old to be ranked.
 * @param given the numbers that the rows are counted for, in a few words
 */
export function lastKnownLead(ageing: Pick<Ageing, 'days' | 'what' | 'whom'>, given: string): readonly Phrase[] {
  const { what, whom } = ageing;
  return [
    { text: `Last known ${what}, ${formatMonth(medianDay(ageing).slice(0, 7))}`, strong: true },
    {
      text: `, counted for ${given}. They are too old to rank, so the list stands by name. Ask each ${whom} for its ${what} of today.`,
    },
  ];
}
