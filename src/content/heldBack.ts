import type { RowKind } from './schemas';
import { heldAs, type HeldBack } from './schemas/hold';
import { isRecord } from '../lib/isRecord';
import type { Unknown } from '../lib/quantities/quantity';

type Row = Readonly<Record<string, unknown>>;

interface Holdable {
  readonly hold?: string | undefined;
  readonly rows: readonly Row[];
}

const HELD: Unknown = { kind: 'held' };

/** The row without its held values: they become "Held back", or are left out. */
function withoutValues({ row: schema }: Pick<RowKind, 'row'>, row: Row, fields: readonly string[]): Row {
  const kept = Object.entries(row).flatMap(([field, value]) => {
    if (!fields.includes(field)) return [[field, value] as const];
    const as = heldAs(schema, field);
    if (as === 'nothing') return [];
    return [[field, as === 'a word' ? HELD : { value: HELD }] as const];
  });
  return Object.fromEntries(kept);
}

/**
 * Takes out what `hold` names. Every list goes through it when it is loaded, so that no ranking, sentence, tile or copy has a held row or value.
 * @param nameOf the name that visitors read for a row
 * @param reasonOf why a row is held by the record that it names, if it is
 * @returns the list with its other rows, and what was taken out as `held`
 */
export function withoutHeld<List extends Holdable>(
  list: List,
  kind: Pick<RowKind, 'row'>,
  nameOf: (row: Row) => string,
  reasonOf: (row: Row) => unknown = () => undefined,
): List & { readonly held?: readonly HeldBack[] } {
  const { hold, ...rest } = list;
  if (hold !== undefined) return { ...rest, rows: [], held: [{ reason: hold }] } as unknown as List;
  const held: HeldBack[] = [];
  const rows = list.rows.flatMap((given) => {
    const { hold: own, ...row } = given;
    const why = own ?? reasonOf(given);
    if (typeof why === 'string') {
      held.push({ row: nameOf(row), reason: why });
      return [];
    }
    if (!isRecord(why)) return [row];
    held.push(...Object.entries(why).map(([field, reason]) => ({ row: nameOf(row), field, reason: String(reason) })));
    return [withoutValues(kind, row, Object.keys(why))];
  });
  return { ...rest, rows, ...(held.length > 0 && { held }) } as unknown as List;
}
