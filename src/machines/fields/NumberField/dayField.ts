import { dayOfNumber, formatDay, numberOfDay } from '../../../lib/format/dates';
import { dayWithin } from '../../../lib/typed/within';
import type { NumberFieldSpec } from './fieldSpec';

/**
 * A date field. Shows "23 July 2024" and accepts the formats of `readDay`.
 *
 * @param first and last the accepted range, as ISO dates
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
