import { formatCell, isCell, orderNumber, type QuantityCell } from '../../lib/quantities/cell';

/** The start of a sorted list: the smallest number, the largest, or the first name. */
export const orderDirections = ['lowest', 'highest', 'a-to-z'] as const;

export type OrderDirection = (typeof orderDirections)[number];

/** Sortable values: texts or quantities. */
export type Ordered = string | QuantityCell;

/** Whether a list can be ordered by this value. */
export function isOrdered(value: unknown): value is Ordered {
  return typeof value === 'string' || isCell(value);
}

/** A value as written. */
function textOf(value: Ordered): string {
  return typeof value === 'string' ? value : formatCell(value);
}

/** The number to sort a row by; undefined for a text or an unknown number. Such rows are last. */
export function orderValue(value: Ordered): number | undefined {
  return typeof value === 'string' ? undefined : orderNumber(value);
}

const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Negative if the first value sorts before the second, 0 for a tie. */
function compareBy(first: OrderDirection, a: Ordered, b: Ordered): number {
  if (first === 'a-to-z') return collator.compare(textOf(a), textOf(b));
  const [one, other] = [orderValue(a), orderValue(b)];
  if (one === other) return 0;
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
  return one < other === (first === 'lowest') ? -1 : 1;
}

interface OrderedList {
  readonly order: { readonly by: string; readonly first: OrderDirection };
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A list with its rows in the stated order. Rows stay as they are if the field cannot be sorted, such as a list of rates. */
export function withSortedRows<List extends OrderedList>(list: List): List {
  const { by, first } = list.order;
  if (!list.rows.every((row) => isOrdered(row[by]))) return list;
  return { ...list, rows: [...list.rows].sort((a, b) => compareBy(first, a[by] as Ordered, b[by] as Ordered)) };
}
