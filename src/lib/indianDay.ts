const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day in India at a moment, year-month-day, wherever the clock stands that tells it. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}
