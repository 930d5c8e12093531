import { midSentence } from '../lib/midSentence';
import { kindOf, labelOf, type ListingFile } from './schemas';

/** A column of rates is named after its tenure. */
const isTenure = (label: string): boolean => /^\d/.test(label);

/** "by interest rate, lowest first" */
function orderWords({ kind, order }: Pick<ListingFile, 'kind' | 'order'>): string {
  if (order.by === kindOf(kind).nameField || order.first === 'a-to-z') return 'by name, A to Z';
  const within = kind === 'mutual-funds' ? `, within each ${midSentence(labelOf(kind, 'type'))}` : '';
  const label = labelOf(kind, order.by);
  const by = isTenure(label) ? `the rate for ${label}` : midSentence(label);
  return `by ${by}, ${order.first} first${within}`;
}

/**
 * The sort order of a list, for the line above it.
 * @example "Ordered by interest rate, lowest first."
 * @example "Ordered by expense ratio, lowest first, within each type."
 */
export function orderSentence(list: Pick<ListingFile, 'kind' | 'order'>): string {
  return `Ordered ${orderWords(list)}.`;
}

/** The same for a list with values too old to rank. */
export const OLD_ORDER = 'Ordered by name, A to Z, because these values are too old to rank.';

/**
 * The same for a list that visitors can sort.
 * @example "Ordered by name, A to Z, unless you choose another order."
 * @example "Ordered by the rate for 3 years, highest first, unless you choose other years or another order."
 */
export function firstOrderSentence(list: Pick<ListingFile, 'kind' | 'order'>): string {
  const other = isTenure(labelOf(list.kind, list.order.by)) ? 'other years or another order' : 'another order';
  return `Ordered ${orderWords(list)}, unless you choose ${other}.`;
}
