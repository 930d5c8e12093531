import { siteLocale } from '../siteLocale';

/** Dates as a reader in India writes them. Dates are ISO texts in UTC, so that a build anywhere prints the same day. */

/** Months in the language of the page, digits as in English. */
const LOCALE = siteLocale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';

/** Makes a format when it is first asked for: most pages and islands want one of them or none, and each takes its time. */
function format(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => (made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })).format(date);
}

const day = format(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
// Hindi has no short months that people write: "अक्टू॰" is only found in software.
const shortDay = siteLocale === 'hi' ? day : format(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
const month = format(LOCALE, { month: 'long', year: 'numeric' });
const shortMonth = siteLocale === 'hi' ? month : format(LOCALE, { month: 'short', year: 'numeric' });
const longForm = format('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

function parse(iso: string): Date {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${iso}" is not an ISO date such as 2025-06-30.`);
  return date;
}

/** @returns such as "30 June 2025" @throws RangeError when `iso` is no date */
export function formatDay(iso: string): string {
  return day(parse(iso));
}

/** @returns such as "30 Jun 2025", in Hindi with the whole month @throws RangeError when `iso` is no date */
export function formatDayInShort(iso: string): string {
  return shortDay(parse(iso));
}

/** @returns such as "June 2025" @throws RangeError when `iso` is no month or date */
export function formatMonth(iso: string): string {
  return month(parse(iso));
}

/** @returns such as "Jun 2025", in Hindi with the whole month @throws RangeError when `iso` is no month or date */
export function formatMonthInShort(iso: string): string {
  return shortMonth(parse(iso));
}

/** The long form that articles carry. @returns such as "June 21, 2025" @throws RangeError when `iso` is no date */
export function formatLongDate(iso: string): string {
  return longForm(parse(iso));
}

/** The months of a year as texts write them. */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');
