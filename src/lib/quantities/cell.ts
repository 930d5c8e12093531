import { format, isUnknown, parse, type QuantityKind, type QuantityOf, type Unknown } from './quantity';
import type { Reading } from './reading';
import type { Span } from './span';

/** What a cell of a list holds: a quantity or the word for a missing one, and what belongs with it: "up to 90% (of the on-road price)". */
export type Noted<Value> = Value & { readonly note?: string };

export type QuantityCell<Kind extends QuantityKind = QuantityKind> = Noted<QuantityOf<Kind> | Unknown>;

/** Reads a quantity, with words in brackets behind it where there are any. */
export function parseCell<Kind extends QuantityKind>(kind: Kind, text: string): Reading<QuantityCell<Kind>> {
  const { value = text, note } = /^(?<value>.+?) \((?<note>.+)\)$/u.exec(text)?.groups ?? {};
  const reading = parse(kind, value);
  if (reading.problem !== undefined) return reading;
  return { value: { ...reading.value, ...(note !== undefined && { note }) } as QuantityCell<Kind> };
}

/** Writes a cell as `parseCell` reads it. */
export function formatCell(cell: QuantityCell): string {
  return cell.note === undefined ? format(cell) : `${format(cell)} (${cell.note})`;
}

/** Whether a value of a row is a quantity, or the word for a missing one. */
export function isCell(value: unknown): value is QuantityCell {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** The number by which a cell is ordered: its lower end, or the upper one where none is published. Undefined where nothing is known. */
export function orderNumber(cell: QuantityCell): number | undefined {
  if (isUnknown(cell)) return undefined;
  if (cell.kind === 'bands') return startOf(cell.bands[0]?.rate);
  if (cell.kind === 'fee') return cell.slabs[0] ? startOf(cell.slabs[0].share ?? cell.slabs[0].amount) : 0;
  return startOf(cell);
}

function startOf({ least, most }: Span = {}): number | undefined {
  return least ?? most;
}
