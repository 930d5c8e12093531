import { formatCell, isCell, orderNumber, type QuantityCell } from '../../lib/quantities/cell';

/** Where a sorted list begins: with the smallest number, the largest, or the first name. */
export const orderDirections = ['lowest', 'highest', 'a-to-z'] as const;

export type OrderDirection = (typeof orderDirections)[number];

/** What a list may be ordered by: a text from A to Z, or a quantity. */
export type Ordered = string | QuantityCell;

/** Whether a list can be ordered by this value. */
export function isOrdered(value: unknown): value is Ordered {
  return typeof value === 'string' || isCell(value);
}

/** A value as it is written, for names and messages. */
export function textOf(value: Ordered): string {
  return typeof value === 'string' ? value : formatCell(value);
}

/** The number by which a row is ordered; undefined for a text, and where nobody knows it. Such rows stand last. */
export function orderValue(value: Ordered): number | undefined {
  return typeof value === 'string' ? undefined : orderNumber(value);
}

const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Whether two neighbouring values stand in the order that the file states. Ties may stand either way. */
function inOrder(earlier: Ordered, later: Ordered, first: OrderDirection): boolean {
  if (first === 'a-to-z') return collator.compare(textOf(earlier), textOf(later)) <= 0;
  const earlierValue = orderValue(earlier);
  const laterValue = orderValue(later);
  if (laterValue === undefined) return true;
  if (earlierValue === undefined) return false;
  return first === 'lowest' ? earlierValue <= laterValue : earlierValue >= laterValue;
}

/** Below 0 where the first value stands before the second, 0 where either may. */
export function compareBy(first: OrderDirection, a: Ordered, b: Ordered): number {
  if (!inOrder(a, b, first)) return 1;
  return inOrder(b, a, first) ? 0 : -1;
}

/**
 * The index of the first row that stands out of order, or -1.
 * @param values the ordered field, row by row
 */
export function firstOutOfOrder(values: readonly Ordered[], first: OrderDirection): number {
  return values.findIndex((value, index) => index > 0 && !inOrder(values[index - 1] ?? '', value, first));
}
