import { isInSlab, slabOf, type Slab } from '../../lib/quantities/slab';
import { plainOf } from '../plainText';
import { remembered } from '../remembered';
import type { Passage } from '../extracting/passage';

/** What stands around a number, from its own cell outwards. */
export interface Context {
  /** Its row, its column and its own text, in plain characters. */
  readonly near: string;
  /** Where its row, its column or its sentence names somebody. */
  readonly names: string;
  /** Headings, the nearest first, in plain characters. */
  readonly headings: readonly string[];
  /** Slabs that the row, the column or the text names; the nearest group that names any. */
  readonly days: readonly Slab[];
  readonly rupees: readonly Slab[];
  /** Whether it is a number of seniors, by the nearest words that say so. */
  readonly seniors: boolean | undefined;
}

const contexts = new WeakMap<Passage, Context>();

export function contextOf(passage: Passage): Context {
  const known = contexts.get(passage);
  if (known) return known;
  const headings = passage.headings.map(plainOf).reverse();
  const around = [passage.row, passage.column];
  const outer = [...around, passage.table === undefined ? passage.text : '', ...headings];
  const context: Context = {
    near: `${plainOf(passage.row)} · ${plainOf(passage.column)} · ${passage.plain}`,
    names: [passage.row, passage.column, passage.table === undefined ? passage.text : ''].join(' · '),
    headings,
    days: slabsIn(outer, 'days'),
    rupees: slabsIn(outer, 'rupees'),
    seniors: seniorsIn([
      passage.column,
      passage.row,
      passage.table === undefined ? passage.text : '',
      ...headings.slice(0, 2),
    ]),
  };
  contexts.set(passage, context);
  return context;
}

/** The slabs of the first text that names one. */
function slabsIn(texts: readonly string[], of: Slab['of']): readonly Slab[] {
  for (const text of texts) {
    const slabs = text.split(' · ').flatMap((segment) => slabsOfSegment(segment, of));
    if (slabs.length > 0) return slabs;
  }
  return [];
}

const slabIn = remembered(slabOf);

function slabsOfSegment(segment: string, of: Slab['of']): readonly Slab[] {
  const slab = slabIn(segment);
  return slab?.of === of ? [slab] : [];
}

const SENIOR = /senior|वरिष्ठ|\b60 years and above|\bsr\.? ?citizen/u;
const NOT_SENIOR =
  /(?:other than|excluding|except|non)[ -]*(?:for )?senior|general|regular|normal|public|non-senior|others|सामान्य/u;

function seniorsIn(texts: readonly string[]): boolean | undefined {
  for (const text of texts.map(plainOf)) {
    if (NOT_SENIOR.test(text) && !/^[^·]*senior citizen[^·]*rate[^·]*general/u.test(text)) return false;
    if (SENIOR.test(text)) return true;
  }
  return undefined;
}

/** Whether a size belongs to the slabs of a context: undefined where it names none. */
export function isInside(slabs: readonly Slab[], size: number): boolean | undefined {
  return slabs.length === 0 ? undefined : slabs.some((slab) => isInSlab(slab, size));
}
