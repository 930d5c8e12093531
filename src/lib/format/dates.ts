/** Dates as a reader in India writes them. Dates are ISO texts in UTC, so that a build anywhere prints the same day. */

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const longForm = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function parse(iso: string): Date {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${iso}" is not an ISO date such as 2025-06-30.`);
  return date;
}

/** @returns such as "30 June 2025" @throws RangeError when `iso` is no date */
export function formatDay(iso: string): string {
  return day.format(parse(iso));
}

/** @returns such as "June 2025" @throws RangeError when `iso` is no month or date */
export function formatMonth(iso: string): string {
  return month.format(parse(iso));
}

/** The long form that articles carry. @returns such as "June 21, 2025" @throws RangeError when `iso` is no date */
export function formatLongDate(iso: string): string {
  return longForm.format(parse(iso));
}
