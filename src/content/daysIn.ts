const MONTHS = 'January February March April May June July August September October November December'.split(' ');

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
    const number = MONTHS.indexOf(month) + 1;
    const inMonth = (of: string): string => `${year}-${String(number).padStart(2, '0')}-${of.padStart(2, '0')}`;
    const last = String(new Date(Date.UTC(Number(year), number, 0)).getUTCDate());
    return { text: found, firstDay: inMonth(day ?? '1'), lastDay: inMonth(day ?? last) };
  });
}
