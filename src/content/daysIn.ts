import { MONTHS } from '../lib/format/dates';
import { lastDayOfMonth } from '../lib/days';

const DATES = new RegExp(`\\b(?:(\\d{1,2}) )?(${MONTHS.join('|')}) (\\d{4})\\b`, 'g');

/** A date or a month in a text. */
export interface DayInText {
  /** As written: "4 December 2026", "April 2027" */
  readonly text: string;
  /** Its first day, year-month-day, and its last; for a date both are the same */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The dates and months in a text, in order. */
export function daysIn(text: string): readonly DayInText[] {
  return [...text.matchAll(DATES)].map(([found, day, month = '', year = '']) => {
    const within = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
    const only = day && `${within}-${day.padStart(2, '0')}`;
    return { text: found, firstDay: only ?? `${within}-01`, lastDay: only ?? lastDayOfMonth(within) };
  });
}
