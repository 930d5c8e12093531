// cspell:ignore lacs bcrs
import { isSameQuantity, type PublishedQuantity } from '../../lib/quantities/published';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { Passage } from '../extracting/passage';
import type { Meaning } from '../watched/meaning';
import type { Part } from '../watched/parts';
import { contextOf } from './context';

type Quantity = Pick<PublishedQuantity, 'unit' | 'value'>;

/** Our numbers and what stands in their places, in our order. */
export interface Alignment {
  readonly isSame: boolean;
  readonly found: readonly Quantity[];
}

const PERCENT_HINT = /%|per ?cent|p\.? ?a\b|rate|interest|roi\b|yield|ratio|return|share|apr\b|प्रतिशत|दर/u;
const RUPEES_HINT =
  /₹|\brs\b|inr|rupee|amount|fee|charge|aum|premium|lakh|lacs|crore|\bcr\b|price|cost|income|balance/u;

/** What a number may be in the unit of ours: one without a unit has that of its column or heading. */
function readings(found: PublishedQuantity, unit: PublishedQuantity['unit'], passage: Passage): readonly Quantity[] {
  if (unit === 'nil') return ['nil', 'rupees', 'percent'].includes(found.unit) ? [found] : [];
  if (found.unit === unit) return [found];
  if (found.unit === 'nil' && (unit === 'rupees' || unit === 'percent')) return [{ unit, value: 0 }];
  if (found.unit !== 'count') return [];
  const { near, headings } = contextOf(passage);
  const context = `${near} ${headings[0] ?? ''}`;
  if (unit === 'percent' && PERCENT_HINT.test(context)) {
    // Spreadsheets keep 8.5% as 0.085.
    const isShare = found.value > 0 && found.value < 0.6 && passage.table !== undefined;
    return [
      { unit, value: found.value },
      ...(isShare ? [{ unit, value: Number((found.value * 100).toPrecision(10)) }] : []),
    ];
  }
  if (unit === 'rupees' && RUPEES_HINT.test(context)) {
    const scale = /crore|\bcrs?\b/u.test(context) ? 10_000_000 : /lakh|lacs/u.test(context) ? 100_000 : 1;
    return [
      { unit, value: found.value * scale },
      { unit, value: found.value },
    ];
  }
  if (unit === 'months') {
    if (/month/u.test(context)) return [{ unit, value: found.value }];
    if (/year|yrs?\b|age/u.test(context)) return [{ unit, value: found.value * MONTHS_IN_YEAR }];
  }
  return [];
}

/**
 * Finds our numbers among those of a passage: the equal ones first, then, where as many of a unit are left on both sides, the others in their order.
 *
 * @returns undefined where it cannot be said which number stands in the place of ours
 */
export function align(
  { quantities: ours, text }: Pick<Part, 'quantities' | 'text'>,
  passage: Passage,
  meaning: Meaning,
): Alignment | undefined {
  const left = [...passage.quantities];
  const found: (Quantity | undefined)[] = ours.map((own) => {
    const index = left.findIndex((one) =>
      readings(one, own.unit, passage).some((reading) => isSameQuantity(reading, own)),
    );
    if (index === -1) return undefined;
    left.splice(index, 1);
    return own;
  });
  if (found.every((one) => one !== undefined)) return { isSame: true, found: ours };
  for (const unit of new Set(ours.filter((_, index) => found[index] === undefined).map((own) => own.unit))) {
    const places = ours.flatMap((own, index) => (own.unit === unit && found[index] === undefined ? [index] : []));
    const others = left.filter((one) => readings(one, unit, passage).length > 0);
    const inPlace = pick(others, places.length, passage, meaning, text);
    if (!inPlace) return undefined;
    places.forEach((place, index) => {
      const one = inPlace[index];
      found[place] = one && readings(one, unit, passage)[0];
    });
  }
  return found.every((one) => one !== undefined) ? { isSame: false, found } : undefined;
}

/** What joins the two ends of a range, with the mark of a footnote: "7.99%* to 17.00%*". */
const RANGE = /^\s*(?:%|p\.?\s?a\.?)?[\s*†‡#^]*(?:-|to|and|upto|up to|\|)\s*$/u;

/** So many characters before a number say what it is. */
const NEAREST = 40;

/** Those of several numbers that stand in the places of ours: all of them, the end of a range that ours is, or the ones whose own words name it. */
function pick(
  others: readonly PublishedQuantity[],
  count: number,
  { plain, quantities }: Passage,
  { words, not }: Meaning,
  ours: string,
): readonly PublishedQuantity[] | undefined {
  if (others.length === count) return others;
  if (others.length < count) return undefined;
  const named = others.filter((one) => {
    const before = quantities.filter(({ end }) => end <= one.start).at(-1);
    const between = plain.slice(before?.end ?? 0, one.start).slice(-NEAREST);
    return words.test(between) && not?.test(between) !== true;
  });
  if (named.length === count) return named;
  const [first, second] = others;
  if (count !== 1 || others.length !== 2 || !first || !second) return undefined;
  if (!RANGE.test(plain.slice(first.end, second.start))) return undefined;
  if (ours.startsWith('from ')) return [first];
  return ours.startsWith('up to ') ? [second] : undefined;
}
