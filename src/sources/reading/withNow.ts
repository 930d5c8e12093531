import { formatMoney } from '../../lib/quantities/money';
import { formatNumber } from '../../lib/format/rupees';
import { isSameQuantity, publishedQuantities, type PublishedQuantity } from '../../lib/quantities/published';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { QuotedValue } from '../watched/quotedValue';
import type { Alignment } from './align';

type Quantity = Pick<PublishedQuantity, 'unit' | 'value'>;

/** A value with the numbers of the document in the places of ours, in the form that editors write: "from 7.25%" for "from 7.10%". */
export function withNow(
  { parts, text }: Pick<QuotedValue, 'parts' | 'text'>,
  alignments: readonly Alignment[],
): string {
  let now = text;
  // From the end, so that what stands before keeps its place.
  for (const [partIndex, part] of [...parts.entries()].reverse()) {
    for (const [index, own] of [...part.quantities.entries()].reverse()) {
      const found = alignments[partIndex]?.found[index];
      if (!found || isSameQuantity(found, own)) continue;
      const start = part.start + own.start;
      const end = part.start + own.end;
      now = `${now.slice(0, start)}${written(found, text.slice(start, end))}${now.slice(end)}`;
    }
  }
  return now;
}

/** A number in the form of the one that it replaces. */
function written({ unit, value }: Quantity, before: string): string {
  if (unit === 'nil' || (value === 0 && /^Nil$/u.test(before)))
    return before.startsWith('₹') ? '₹0' : before.endsWith('%') ? '0%' : 'Nil';
  if (unit === 'percent') return /\.\d\d%/u.test(before) ? `${value.toFixed(2)}%` : `${Number(value.toFixed(2))}%`;
  if (unit === 'rupees') return formatMoney(value);
  if (unit === 'months')
    return /year/u.test(before) && value % 12 === 0
      ? `${value / MONTHS_IN_YEAR} ${value === MONTHS_IN_YEAR ? 'year' : 'years'}`
      : `${value} ${value === 1 ? 'month' : 'months'}`;
  if (unit === 'days') return `${value} ${value === 1 ? 'day' : 'days'}`;
  return formatNumber(value, 2);
}

/** The numbers of two texts of ours are the same: what a list says today and what was looked for then. */
export function saysTheSame(a: string, b: string): boolean {
  const [ours, theirs] = [publishedQuantities(a).quantities, publishedQuantities(b).quantities];
  return (
    ours.length === theirs.length &&
    ours.every((one, index) => theirs[index] !== undefined && isSameQuantity(one, theirs[index]))
  );
}
