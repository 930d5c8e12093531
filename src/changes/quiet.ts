import { formatDay, formatMonth } from '../lib/format/dates';
import { MONTHS_IN_YEAR } from '../lib/unitSizes';
import type { ChangeLog } from './changeLog';
import * as words from './messages.en';

/** Months without a change after which the log says so. */
const QUIET_MONTHS = 3;

const monthNumber = (iso: string): number => Number(iso.slice(0, 4)) * MONTHS_IN_YEAR + Number(iso.slice(5, 7));

/**
 * Says that nothing has changed for a while, so that an old entry, or none, is not taken for a log that stopped.
 * @param today year-month-day
 * @returns undefined where something has changed of late
 */
export function quietSentence({ months, from }: Pick<ChangeLog, 'months' | 'from'>, today: string): string | undefined {
  const last = months[0]?.month;
  if (last !== undefined && monthNumber(today) - monthNumber(last) < QUIET_MONTHS) return undefined;
  return words.quiet({ month: formatMonth(last ?? from), day: formatDay(today) });
}
