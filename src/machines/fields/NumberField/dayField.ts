import { dayOfNumber, formatDay, numberOfDay } from '../../../lib/format/dates';
import { dayWithin } from '../../../lib/typed/within';
import type { NumberFieldSpec } from './fieldSpec';

/**
 * A day, shown as "23 July 2024" and read in the ways of `readDay`.
 *
 * @param first and last the days between which it has to lie, as ISO texts
 */
export function dayField(label: string, first: string, last: string): NumberFieldSpec {
  const say = (days: number): string => formatDay(dayOfNumber(days));
  return {
    label,
    unit: '',
    limits: { min: numberOfDay(first), max: numberOfDay(last), step: 1 },
    read: (text) => dayWithin(text, first, last),
    format: say,
    say,
  };
}
