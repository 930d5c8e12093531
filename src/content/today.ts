const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/**
 * Today's date in India as year-month-day, whatever the zone of the machine: a file that was checked this morning in Mumbai
 * must not be "in the future" on a build server further west.
 */
export function todayInIndia(now: Date = new Date()): string {
  return day.format(now);
}
