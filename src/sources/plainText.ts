import { inPlainCharacters } from '../lib/typed/plainText';

/** Labels and headings of a few large pages. */
const MOST_REMEMBERED = 50_000;

const known = new Map<string, string>();

/** A text in plain characters. The headings of a table stand over each of its cells, so most are asked for many times. */
export function plainOf(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size > MOST_REMEMBERED) known.clear();
  const plain = inPlainCharacters(text);
  known.set(text, plain);
  return plain;
}
