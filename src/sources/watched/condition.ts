// cspell:ignore upto
import { isRecord } from '../../lib/isRecord';
import { slabOf } from '../../lib/quantities/slab';
import type { Fields } from '../../checks/model';

/** For whom or what a number is, where a row has several: "salaried", "overdraft, loan above ₹35 lakh". */
export interface Condition {
  /** Words that name it. */
  readonly own: readonly RegExp[];
  /** Words that name only what the row's other numbers are for. */
  readonly others: readonly RegExp[];
  /** A sum that it is for, in rupees. */
  readonly rupees?: number | undefined;
}

/** Words that any number's condition may have. */
const EMPTY_WORDS = new Set('loan loans above below upto least most with from over crore lakh'.split(' '));

/** The condition of the value at a path of a row, by its `for` and those beside it. */
export function conditionOf(row: Fields, path: readonly PropertyKey[]): Condition | undefined {
  const [list, index] = path;
  const items = row[String(list)];
  if (!Array.isArray(items) || typeof index !== 'number') return undefined;
  const texts = items.map((item) => (isRecord(item) && typeof item['for'] === 'string' ? item['for'] : ''));
  const text = texts[index] ?? '';
  const own = wordsOf(text);
  const others = texts.flatMap(wordsOf).filter((word) => !own.includes(word));
  return { own: own.map(whole), others: [...new Set(others)].map(whole), rupees: sumIn(text) };
}

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z][a-z-]{3,}/gu) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word));
}

/** A word of its own: "non-salaried" are not the salaried. */
function whole(word: string): RegExp {
  return new RegExp(`(?<!non[ -]?)\\b${word}`, 'u');
}

/** A sum of the slab that a text names. */
function sumIn(text: string): number | undefined {
  const slab = slabOf(text);
  if (slab?.of !== 'rupees') return undefined;
  return slab.to === Infinity ? slab.from * 1.5 : (slab.from + slab.to) / 2;
}
