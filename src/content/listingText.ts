import { midSentence } from '../lib/midSentence';
import { kindOf, labelOf, type ListingFile } from './schemas';
import * as words from './messages.en';

type Listed = Pick<ListingFile, 'kind' | 'order'>;

type Order = Parameters<typeof words.ordered>[0];

function byOf({ kind, order }: Listed, label: string): Order['by'] {
  if (order.by === kindOf(kind).nameField || order.first === 'a-to-z') return 'name';
  // A column of rates is named after its tenure.
  if (/^\d/.test(label)) return 'tenure';
  return kind === 'mutual-funds' ? 'field-in-group' : 'field';
}

function orderOf(list: Listed): Order {
  const { kind, order } = list;
  const label = labelOf(kind, order.by);
  return {
    by: byOf(list, label),
    field: midSentence(label),
    first: order.first === 'highest' ? 'highest' : 'lowest',
    group: midSentence(labelOf(kind, 'type')),
  };
}

/**
 * The sort order of a list, for the line above it.
 * @example "Ordered by interest rate, lowest first."
 * @example "Ordered by expense ratio, lowest first, within each type."
 */
export const orderSentence = (list: Listed): string => words.ordered(orderOf(list));

/** The same for a list with values too old to rank. */
export const OLD_ORDER = words.orderedAsTooOld;

/**
 * The same for a list that visitors can sort.
 * @example "Ordered by name, A to Z, unless you choose another order."
 * @example "Ordered by the rate for 3 years, highest first, unless you choose other years or another order."
 */
export const firstOrderSentence = (list: Listed): string => words.orderedAtFirst(orderOf(list));
