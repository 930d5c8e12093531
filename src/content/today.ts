import { isDay } from '../lib/days';
import { indianDay } from '../lib/indianDay';

/**
 * Today's date for builds and checks, year-month-day: BUILD_DATE if set, otherwise the date in India, in any time zone. A file that was checked this
 * morning in Mumbai must not be "in the future" on a build server further west.
 * @throws when BUILD_DATE is not a date
 */
export function todayInIndia(now: Date = new Date(), { BUILD_DATE }: NodeJS.ProcessEnv = process.env): string {
  if (!BUILD_DATE) return indianDay(now);
  if (!isDay(BUILD_DATE)) throw new Error(`BUILD_DATE is "${BUILD_DATE}"; write a date, for example 2026-11-22.`);
  return BUILD_DATE;
}
