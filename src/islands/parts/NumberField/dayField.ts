import { dayOfNumber, formatDay, numberOfDay } from '../../../lib/format/dates';
import { refused } from '../../../lib/quantities/reading';
import type { NumberFieldSpec } from './fieldSpec';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day, month and year in whatever order they were typed. */
function partsOf(text: string): readonly number[] | undefined {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
  if (iso) return [iso[3], iso[2], iso[1]].map(Number);
  const digits = /^(\d\d?)[-./ ](\d\d?)[-./ ](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  if (digits) return digits.slice(1).map(Number);
  const words = /^(\d\d?)[-./ ]?([a-z]{3})[a-z]*[-., ]*(\d{4})$/.exec(text);
  const month = MONTHS.indexOf(words?.[2] ?? '') + 1;
  return words && month > 0 ? [Number(words[1]), month, Number(words[3])] : undefined;
}

/** @returns the day as an ISO text; undefined where the text is no day of the calendar */
function readDay(text: string): string | undefined {
  const [day = 0, month = 0, year = 0] = partsOf(text.trim().toLowerCase()) ?? [];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * A day, typed as "23 July 2024", 23/7/2024, 23.7.2024, 23072024 or 2024-07-23.
 *
 * @param first and last the days between which it has to lie, as ISO texts
 */
export function dayField(label: string, first: string, last: string): NumberFieldSpec {
  const limits = { min: numberOfDay(first), max: numberOfDay(last), step: 1 };
  const say = (days: number): string => formatDay(dayOfNumber(days));
  return {
    label,
    unit: '',
    limits,
    read: (text) => {
      const day = readDay(text);
      if (day === undefined) return refused('Write the day as in 23 July 2024 or 23/7/2024.');
      if (day < first || day > last) return refused(`Enter a day from ${say(limits.min)} to ${say(limits.max)}.`);
      return { value: numberOfDay(day) };
    },
    format: say,
    say,
  };
}
