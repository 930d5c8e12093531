import type { PrepayOrInvest } from '../../lib/finance/prepayOrInvest';
import { scheduleTotals } from '../../lib/finance/schedule';
import { timeOf } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { TableData } from '../../machines/calculator/definition';
import * as words from './messages.en';

/** What is owed at the end of each year, as things stand and with prepaying. */
export function byYear({ plain, prepaid }: PrepayOrInvest): TableData {
  const ends = Array.from({ length: Math.ceil(plain.length / MONTHS_IN_YEAR) }, (_year, index) =>
    Math.min((index + 1) * MONTHS_IN_YEAR, plain.length),
  );
  const interestBy = (schedule: typeof plain, month: number): number =>
    scheduleTotals(schedule.slice(0, month)).interest;
  return {
    columns: [words.columnAfter, words.columnOwed, words.columnOwedPrepaid, words.columnSaved],
    rows: ends.map((month) => [
      timeOf(month),
      plain[month - 1]?.balance ?? 0,
      prepaid[month - 1]?.balance ?? 0,
      interestBy(plain, month) - interestBy(prepaid, month),
    ]),
  };
}
