import type { DataFile, Fields, Site } from '../checks/model';
import { documentsIn } from '../content/documentsIn';
import { isRowKind, kindOf } from '../content/schemas';
import { valuesIn } from '../content/schemas/meta';
import { isRecord } from '../lib/isRecord';

/** A field of a row that is new, to be compared with its document. */
export interface NewValue {
  readonly file: string;
  readonly line: number;
  readonly row: string;
  readonly field: string;
  readonly value: string;
  /** Ids of the documents that it names, or those of its row or list */
  readonly documents: string;
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The words of a value, those of a group with their names; without the documents. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!isRecord(value)) return isText(value) ? String(value) : '';
  return Object.entries(value)
    .filter(([name]) => name !== 'document')
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join(', ');
}

function valuesOf(file: DataFile, row: Fields, name: string): readonly NewValue[] {
  const index = file.rows.indexOf(row);
  const { source, ...fields } = row;
  return Object.entries(fields).flatMap(([field, value]): NewValue[] => {
    const own = [...new Set(documentsIn(value))];
    // Words of ours are of no document, unless they name one.
    const isOurs =
      isRowKind(file.kind) && valuesIn(kindOf(file.kind).row, { [field]: value }).every(({ meta }) => meta.isText);
    const documents = own.length > 0 || isOurs ? own.join(', ') : textOf(source ?? file.fields.source);
    const { line } = file.placeOfKey(['rows', index, field]);
    const text = textOf(value);
    // A text without a number is no value to compare.
    return /\d|\b(?:nil|none|free|unlimited)\b/i.test(text) && field !== 'link' && value !== name
      ? [{ file: file.path, line, row: name, field, value: text, documents }]
      : [];
  });
}

/** The values of rows that are new in files of both versions, documents apart. */
export function newValues(before: Site, after: Site): readonly NewValue[] {
  return after.data.flatMap((file) => {
    const earlier = before.data.find(({ path }) => path === file.path);
    if (!earlier || !isRowKind(file.kind) || file.kind === 'documents') return [];
    const { rowKey } = kindOf(file.kind);
    const names = new Set(earlier.rows.map((row) => row[rowKey]));
    return file.rows
      .filter((row) => !names.has(row[rowKey]))
      .flatMap((row) => valuesOf(file, row, String(row['name'] ?? row[rowKey])));
  });
}
