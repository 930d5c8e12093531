import { lastDayOf, MONTHS } from '../lib/format/dates';

const DATES = new RegExp(`\\b(?:(\\d{1,2}) )?(${MONTHS.join('|')}) (\\d{4})\\b`, 'g');

/** A day or a month in a text. */
export interface DayInText {
  /** As it is written: "4 December 2026", "April 2027" */
  readonly text: string;
  /** Its first day, year-month-day, and its last: of a day both are the same */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The days and months that a text names, in its order. */
export function daysIn(text: string): readonly DayInText[] {
  return [...text.matchAll(DATES)].map(([found, day, month = '', year = '']) => {
    const within = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
    const only = day && `${within}-${day.padStart(2, '0')}`;
    return { text: found, firstDay: only ?? `${within}-01`, lastDay: only ?? lastDayOf(within) };
  });
}
