/** Counting with days, months and years. A day is an ISO text, year-month-day, and a month is year-month: texts sort as time does. */

const DAY_MS = 86_400_000;

/** A day as a number, so that a slider can move over it: days since 1 January 1970. @param iso such as 2024-07-23 */
export const numberOfDay = (iso: string): number => Date.parse(iso) / DAY_MS;

/** The day of such a number, which is rounded. */
export const dayOfNumber = (days: number): string => new Date(Math.round(days) * DAY_MS).toISOString().slice(0, 10);

/** @param days before `iso` if negative @throws {RangeError} when `iso` is no day */
export const addDays = (iso: string, days: number): string => dayOfNumber(numberOfDay(iso) + days);

/** Days from one day to another; negative if the second is earlier. */
export const daysBetween = (first: string, second: string): number => numberOfDay(second) - numberOfDay(first);

/** The same day some months later; the last of the month where it has no such day. */
export function monthsLater(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const lastOfMonth = Date.UTC(year, month + months, 0);
  return new Date(Math.min(lastOfMonth, Date.UTC(year, month - 1 + months, day))).toISOString().slice(0, 10);
}

/** @param month such as "2026-09" @returns its last day */
export const lastDayOfMonth = (month: string): string => monthsLater(`${month}-31`, 0);

/** Whether a text is a day of the calendar, year-month-day. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
