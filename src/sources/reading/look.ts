import { publishedQuantities, type PublishedUnit } from '../../lib/quantities/published';
import type { Passage } from '../extracting/passage';
import type { Part } from '../watched/parts';
import type { QuotedValue } from '../watched/quotedValue';
import { align, type Alignment } from './align';
import { anchorOf, isAt, type Anchor } from './anchor';
import { contextOf, isInside } from './context';
import { fitOf, type Fit, type Names } from './fit';
import { higherBeside } from './beside';
import { effectiveDay } from './effective';
import { excerptOf, shortened } from './excerpt';
import type { ReadPage } from './page';
import { withNow } from './withNow';

/** What a document says of a value. */
export interface Sighting {
  readonly verdict: 'same' | 'changed' | 'gone';
  /** The value as the document has it, written as ours. */
  readonly now?: string | undefined;
  /** From when the document says that it holds, year-month-day. */
  readonly effective?: string | undefined;
  /** What the document calls itself. */
  readonly title?: string | undefined;
  /** Of a highest rate that is gone: the words of a higher one beside it. */
  readonly higher?: string | undefined;
  /** What decides, at most 200 characters. */
  readonly excerpt: string;
  /** Where each part stood, for the next time. */
  readonly anchors: readonly Anchor[];
}

interface Candidate {
  readonly passage: Passage;
  readonly fit: Fit;
  readonly alignment: Alignment | undefined;
}

const NOT_FOUND: Sighting = { verdict: 'gone', excerpt: '', anchors: [] };

/** Below the best by at most this, another passage is as good. */
const AS_GOOD = 1;

/**
 * Looks for a value in a document: where it stood the last time, else where its surroundings say that it should.
 *
 * @param anchors of the last time
 */
export function lookFor(
  value: QuotedValue,
  page: ReadPage,
  names: Names,
  isOwn: boolean,
  today: string,
  anchors: readonly Anchor[] = [],
): Sighting {
  const apart = placesOf(value, page, names, isOwn, anchors);
  // A cell may hold all slabs at once: "3.00% up to ₹1 lakh; 5.00% above".
  const whole = value.parts.length > 1 && apart.includes(undefined) ? asOnePart(value) : value;
  const places = whole === value ? apart : placesOf(whole, page, names, isOwn, anchors);
  const passages = places.flatMap((place) => place?.passage ?? []);
  const excerpt = excerptOf(passages);
  if (passages.length < places.length || places.some((place) => place?.alignment === undefined)) {
    return NOT_FOUND;
  }
  const alignments = places.flatMap((place) => place?.alignment ?? []);
  const found = passages.map(anchorOf);
  const [first] = passages;
  const isHighest = value.field === 'highestRate' && first !== undefined;
  // A lower one may be below another line of our rate card, from which a draft works out the highest.
  const amounts = [value.parts[0]?.quantities[0], alignments[0]?.found[0]].flatMap((one) => one?.value ?? []);
  const higher = isHighest && higherBeside(page, first, Math.max(...amounts));
  if (higher) return { ...NOT_FOUND, higher: excerptOf([higher]), anchors: found };
  if (alignments.every(({ isSame }) => isSame)) return { verdict: 'same', now: value.text, excerpt, anchors: found };
  // One number for several slabs: the document has other slabs than ours, or it is the bound of a fee.
  if (new Set(passages).size < passages.length) return NOT_FOUND;
  const effective = first && effectiveDay(first, page.extract.text, today);
  const title = page.extract.title === '' ? undefined : shortened(page.extract.title);
  return { verdict: 'changed', now: withNow(whole, alignments), effective, title, excerpt, anchors: found };
}

function placesOf(
  value: QuotedValue,
  page: ReadPage,
  names: Names,
  isOwn: boolean,
  anchors: readonly Anchor[],
): readonly (Candidate | undefined)[] {
  return value.parts.map((part, index) => placeOf(value, part, page, names, isOwn, anchors[index]));
}

/** A value with all its numbers, those of its slabs too, as one part. */
function asOnePart(value: QuotedValue): QuotedValue {
  const text = value.text.replace(/ \(.*\)$/u, '');
  const { quantities } = publishedQuantities(text);
  return { ...value, parts: [{ quantities, text, start: 0 }], meaning: { ...value.meaning, rupees: undefined } };
}

function placeOf(
  value: QuotedValue,
  part: Part,
  page: ReadPage,
  names: Names,
  isOwn: boolean,
  anchor?: Anchor,
): Candidate | undefined {
  if (anchor) {
    const there = page.passages.filter((passage) => isAt(anchor, passage) === 2 && !isOtherTenure(part, passage));
    const before = oneOf(
      there.map((passage) => ({ passage, fit: SURE, alignment: align(part, passage, value.meaning) })),
    );
    if (before) return before;
  }
  const units = new Set(part.quantities.map(({ unit }) => unit));
  const candidates = page.passages
    .filter(({ quantities }) => quantities.some(({ unit }) => mayBe(unit, units)))
    .flatMap((passage): Candidate[] => {
      const fit = fitOf(value, part, passage, names, isOwn);
      return fit ? [{ passage, fit, alignment: align(part, passage, value.meaning) }] : [];
    })
    .sort((a, b) => b.fit.score - a.fit.score);
  // Under other headings it may be another table, unless what stands around it fits as well.
  const moved = anchor && oneOf(candidates.filter(({ passage }) => isAt(anchor, passage) === 1));
  if (moved) return moved;
  const usable = candidates.filter(({ alignment }) => alignment !== undefined);
  const best = usable[0]?.fit.score ?? 0;
  const asGood = usable.filter(({ fit }) => fit.score >= best - AS_GOOD);
  // A page has many things that are free: "nil" says something beside its own words only.
  const mayProve = ({ alignment, fit }: Candidate): boolean =>
    alignment?.isSame === true && (fit.isDecisive || part.quantities.some(({ value: amount }) => amount !== 0));
  const same = asGood.find(mayProve);
  if (same) return same;
  const first = asGood[0];
  const isClear = first?.fit.isDecisive === true && agree(asGood.filter(({ fit }) => fit.score === best));
  return isClear ? first : usable.find(mayProve);
}

/** Whether a place is for other tenures than ours, which may have changed since the place was remembered. */
function isOtherTenure({ days }: Part, passage: Passage): boolean {
  return days !== undefined && isInside(contextOf(passage).days, days) === false;
}

/** Whether a number may be in a unit of ours: one without a unit has that of its column. */
function mayBe(unit: PublishedUnit, units: ReadonlySet<PublishedUnit>): boolean {
  return units.has(unit) || unit === 'count' || unit === 'nil' || units.has('nil');
}

/** Whether several places say the same number, so that it does not matter which of them is the right one. */
function agree(candidates: readonly Candidate[]): boolean {
  const said = candidates.map(({ alignment }) => JSON.stringify(alignment?.found.map(({ value }) => value)));
  return new Set(said).size === 1;
}

/** Where the value stood the last time nothing has to be guessed. */
const SURE: Fit = { score: 0, isDecisive: true };

/** Of places with the same words, one that still holds the value, else any if they agree. */
function oneOf(candidates: readonly Candidate[]): Candidate | undefined {
  const there = candidates.filter(({ alignment }) => alignment !== undefined);
  return there.find(({ alignment }) => alignment?.isSame) ?? (agree(there) ? there[0] : undefined);
}
