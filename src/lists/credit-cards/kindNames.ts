import type { SpendCategory } from '../../content/cardTypes';
import { KINDS } from './cardText';
import * as words from './messages.en';

/** Kinds of spending with a name in common, such as those that a visitor enters as one. */
const TOGETHER = [
  { kinds: ['groceries', 'dining', 'food delivery'], name: words.food },
  { kinds: ['food delivery', 'online shopping'], name: words.onlineOrders },
  { kinds: ['bills', 'phone'], name: words.bills },
] as const;

/** Names for kinds of spending, as few as there are: "food", "fuel". */
export function kindNames(kinds: Iterable<SpendCategory>): readonly string[] {
  const left = new Set(kinds);
  const together = TOGETHER.flatMap(({ kinds: parts, name }) => {
    if (!parts.every((kind) => left.has(kind))) return [];
    for (const kind of parts) left.delete(kind);
    return [name];
  });
  return [...together, ...[...left].map((kind) => KINDS[kind])];
}
