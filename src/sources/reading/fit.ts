import type { Passage } from '../extracting/passage';
import { daysOf } from '../../lib/quantities/slab';
import { otherProducts, type Meaning } from '../watched/meaning';
import type { Directory } from '../watched/names';
import type { Part } from '../watched/parts';
import type { QuotedValue } from '../watched/quotedValue';
import { contextOf, isInside } from './context';
import { WHOLE_ROW } from './page';

/** Who is who in texts. */
export interface Names {
  readonly providers: Directory;
  /** Products of the value's own kind. */
  readonly products: Directory;
}

export interface Fit {
  readonly score: number;
  /** Whether what stands around the number says what it is, so that another number there is a change. */
  readonly isDecisive: boolean;
}

/**
 * How well the surroundings of a passage are those of a value.
 *
 * @param isOwn whether the document is of the value's own provider, which then need not be named
 * @returns undefined where they say that it is another number
 */
export function fitOf(value: QuotedValue, part: Part, passage: Passage, names: Names, isOwn: boolean): Fit | undefined {
  const { meaning } = value;
  // A whole row is only for seeing which rows there are.
  if (passage.column === WHOLE_ROW) return undefined;
  // Neighbouring cells are for ranges and fees with bounds.
  const isJoined = passage.column.includes(' & ');
  if (isJoined && (part.quantities.length < 2 || !areOfOneValue(passage, meaning))) return undefined;
  const { near, headings } = contextOf(passage);
  const slab = slabScore(value, part, passage);
  if (slab === undefined) return undefined;
  const subject = subjectScore(value, passage, names, isOwn);
  if (subject === undefined) return undefined;
  if (meaning.not?.test(near) === true || meaning.not?.test(headings[0] ?? '') === true) return undefined;
  const product = productScore(value, near, headings);
  if (product === undefined) return undefined;
  const isWordNear = meaning.words.test(near);
  const isWordAbove = headings.some((heading) => meaning.words.test(heading));
  const words = isWordNear ? 3 : isWordAbove ? 1.5 : 0;
  const shape = passage.table === undefined ? 0 : isJoined ? 0.25 : 0.5;
  return {
    score: slab.score + subject + product + words + shape + conditionScore(value, near),
    // Slabs decide in tables only: a sentence with "at least ₹10,000" has none.
    isDecisive: isWordNear || (passage.table !== undefined && (slab.isMatched || isWordAbove)),
  };
}

const ENDS = /min|max|low|high|from|\bto\b|upper|floor|cap\b/iu;

/** Whether each of several columns is of the value: its rate, or the least and the most of it. */
function areOfOneValue({ column }: Passage, { words }: Meaning): boolean {
  return column.split(' & ').every((one) => words.test(one.toLowerCase()) || ENDS.test(one));
}

function slabScore(
  { meaning, condition }: QuotedValue,
  part: Part,
  passage: Passage,
): { score: number; isMatched: boolean } | undefined {
  const context = contextOf(passage);
  const days = meaning.months === undefined ? part.days : daysOf(meaning.months);
  let score = 0;
  let isMatched = false;
  if (days !== undefined) {
    const isIn = isInside(context.days, days);
    if (isIn === false || (isIn === undefined && meaning.isTenureOptional !== true)) return undefined;
    isMatched = isIn === true;
    score += isMatched ? 3 : 0;
    // "1 to 2 years" and "2 to 3 years" both name two years; banks mean the row that begins there.
    if (context.days.some(({ from }) => Math.abs(from - days) < 0.01)) score += 0.5;
  }
  const rupees = part.rupees ?? condition?.rupees ?? meaning.rupees;
  if (rupees !== undefined) {
    const isIn = isInside(context.rupees, rupees);
    if (isIn === false || (isIn === undefined && part.rupees !== undefined)) return undefined;
    if (isIn === true) score += 2;
    isMatched ||= isIn === true && part.rupees !== undefined;
  }
  // A number for every amount rather stands where no amount is named.
  if (rupees === undefined && context.rupees.length > 0) score -= 1.5;
  const seniors = part.seniors ?? meaning.seniors;
  if (seniors !== undefined) {
    if (context.seniors !== undefined && context.seniors !== seniors) return undefined;
    if (seniors && context.seniors === undefined) return undefined;
    score += context.seniors === seniors ? 1 : 0;
  }
  return { score, isMatched };
}

/** How well the words beside a number are those that tell it from the row's other numbers. */
function conditionScore({ condition }: QuotedValue, near: string): number {
  if (!condition) return 0;
  const isNamed = (word: RegExp): boolean => word.test(near);
  return 1.5 * Number(condition.own.some(isNamed)) - 1.5 * Number(condition.others.some(isNamed));
}

function subjectScore(value: QuotedValue, passage: Passage, names: Names, isOwn: boolean): number | undefined {
  const directory = value.isProduct ? names.products : names.providers;
  const { names: nearText, headings } = contextOf(passage);
  const near = directory.namedIn(nearText);
  if (near.has(value.subject)) return 3;
  if (near.size > 0) return undefined;
  for (const heading of headings) {
    const named = directory.namedIn(heading);
    if (named.has(value.subject)) return 2;
    // A heading of a bank's own page may name a partner, and a title its whole family of products.
    if (named.size > 0 && !isOwn) return undefined;
  }
  if (!isOwn) return undefined;
  return value.isProduct ? undefined : 1;
}

const COMPANIES = /(?:housing|home|gold|auto|vehicle) (?:finance|fincorp|development)/gu;

function productScore(
  { meaning: { product } }: QuotedValue,
  near: string,
  headings: readonly string[],
): number | undefined {
  if (product === undefined) return 0;
  // A housing finance company lends against property too.
  const unnamed = near.replaceAll(COMPANIES, ' ');
  if (product.test(unnamed)) return 2;
  if (otherProducts(product).some((other) => other.test(unnamed))) return undefined;
  for (const heading of headings) {
    if (product.test(heading)) return 1;
    if (otherProducts(product).some((other) => other.test(heading))) return undefined;
  }
  return 0;
}
