import type { RowKind } from '../../../content/schemas';
import { fieldsOf, metaOf } from '../../../content/schemas/meta';
import { toCsv } from '../../../lib/csv';
import { units, type OpenList, type OpenRow, type OpenValue } from './openList';
import { addressesIn } from './parts';

type Columns = Record<string, (row: OpenRow) => string | number | undefined>;

/** The heading of a column: `interestRate` is `interest_rate`. */
function heading(field: string): string {
  return field.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '_').toLowerCase();
}

function part(value: OpenValue | undefined, key: string): string | number | undefined {
  const found =
    typeof value === 'object' && !Array.isArray(value)
      ? (value as Readonly<Record<string, OpenValue>>)[key]
      : undefined;
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
}

function textOf(value: OpenValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map((line) => textOf(line as OpenValue)).join('; ');
  return typeof value === 'object' ? String(part(value, 'text') ?? JSON.stringify(value)) : String(value);
}

/** The rows of a list as CSV: every field as text, and quantities also as two columns of numbers. */
export function openListCsv({ row: listed }: Pick<RowKind, 'row'>, { rows, documents }: OpenList): string {
  const addresses = addressesIn(documents);
  const columns: Columns = {};
  for (const [field, schema] of Object.entries(fieldsOf(listed))) {
    if (field === 'source' || field === 'hold') continue;
    const name = heading(field);
    columns[name] = (row) => textOf(row[field]);
    const { quantity } = metaOf(schema);
    if (quantity === undefined || quantity === 'fee' || quantity === 'bands') continue;
    columns[`${name}_from_${units[quantity]}`] = (row) => part(row[field], 'from');
    columns[`${name}_to_${units[quantity]}`] = (row) => part(row[field], 'to');
  }
  columns.documents = (row) => row.documents.map((id) => addresses.get(id)).join(' ');
  return toCsv(rows, columns);
}
