import { publishedQuantities, type PublishedQuantity } from '../../lib/quantities/published';
import { slabOf } from '../../lib/quantities/slab';

/** Numbers that stand together in one place of a document: a rate, a range, or a fee with its bounds. */
export interface Part {
  readonly quantities: readonly PublishedQuantity[];
  /** The part's own text. */
  readonly text: string;
  /** Where it begins in the text of the value. */
  readonly start: number;
  /** A sum of its slab in rupees, where the value has several. */
  readonly rupees?: number | undefined;
  /** A day of its slab, where the value's remark names one. */
  readonly days?: number | undefined;
  /** Whether it is only for seniors, or only for others. */
  readonly seniors?: boolean;
}

/** " up to ₹1 lakh" behind a rate or a fee, and " above" behind the last. */
const SLAB = / (?:up to (?<upTo>₹[\d,.]+(?: lakh| crore)?)|(?<above>above))$/u;

/**
 * What must be found of a value as editors write it: "4.50% up to ₹1 lakh; 6.00% above" are two parts. A remark in brackets is not looked for.
 *
 * @returns nothing for a text without a number
 */
export function partsOf(text: string): readonly Part[] {
  const value = text.replace(/ \(.*\)$/u, '');
  const remark = text.slice(value.length);
  let start = 0;
  let last = 0;
  const parts: Part[] = [];
  for (const one of value.split('; ')) {
    if (!one.startsWith('Nil until')) {
      const { upTo, above } = SLAB.exec(one)?.groups ?? {};
      const own = upTo === undefined && above === undefined ? one : one.replace(SLAB, '');
      const limit = upTo === undefined ? undefined : publishedQuantities(upTo).quantities[0]?.value;
      const { quantities } = publishedQuantities(own);
      if (quantities.length > 0) {
        // The middle of the slab: whether its ends belong to it, documents say in many ways.
        const rupees = limit === undefined ? (above === undefined ? undefined : last * 1.5) : (last + limit) / 2;
        parts.push({ quantities, text: own, start, rupees, days: dayIn(remark) });
      }
      last = limit ?? last;
    }
    start += one.length + '; '.length;
  }
  return parts;
}

/** A day in the slab of a remark such as "(23 months 1 day to 27 months)". */
function dayIn(remark: string): number | undefined {
  const slab = slabOf(remark);
  if (slab?.of !== 'days') return undefined;
  if (slab.to === Infinity) return slab.from + 1;
  return slab.isToIncluded ? slab.to : (slab.from + slab.to) / 2;
}
