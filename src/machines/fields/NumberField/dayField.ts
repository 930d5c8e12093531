import { formatDay, formatDayInShort } from '../../../lib/format/dates';
import { dayWithin } from '../../../lib/typed/within';
import { dayOfNumber, numberOfDay } from '../../../lib/days';
import type { NumberFieldSpec } from './fieldSpec';

/**
 * A date field. Shows "23 Jul 2024", which fits beside its buttons on the smallest phones, and accepts the formats of `readDay`.
 *
 * @param first and last the accepted range, as ISO dates
 */
export function dayField(label: string, first: string, last: string): NumberFieldSpec {
  return {
    label,
    unit: '',
    limits: { min: numberOfDay(first), max: numberOfDay(last), step: 1 },
    read: (text) => dayWithin(text, first, last),
    format: (days) => formatDayInShort(dayOfNumber(days)),
    say: (days) => formatDay(dayOfNumber(days)),
  };
}
