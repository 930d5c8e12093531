import { nameId } from '../lib/nameId';
import { rowName, type RowKindName, type RowOf } from './schemas';

/** A row's id in addresses: its own, its provider's, or its name in lower case. */
export function rowId<Kind extends RowKindName>(kind: Kind, row: RowOf<Kind>): string {
  const { id, provider } = row as Readonly<Record<string, unknown>>;
  if (typeof id === 'string') return id;
  if (typeof provider === 'string') return provider;
  return nameId(rowName(kind, row));
}
