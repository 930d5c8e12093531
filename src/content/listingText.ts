import { midSentence } from '../lib/midSentence';
import { kindOf, labelOf, type ListingFile } from './schemas';

/** "by interest rate, lowest first" */
function orderWords({ kind, order }: Pick<ListingFile, 'kind' | 'order'>): string {
  if (order.by === kindOf(kind).nameField || order.first === 'a-to-z') return 'by name, A to Z';
  const within = kind === 'mutual-funds' ? `, within each ${midSentence(labelOf(kind, 'type'))}` : '';
  const label = labelOf(kind, order.by);
  // A column of rates is named after its tenure.
  const by = /^\d/.test(label) ? `the rate for ${label}` : midSentence(label);
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
 */
export function firstOrderSentence(list: Pick<ListingFile, 'kind' | 'order'>): string {
  return `Ordered ${orderWords(list)}, unless you choose another order.`;
}
