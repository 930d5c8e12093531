import * as z from 'zod';
import type { FileKind } from './kind';
import { fieldsOf, metaOf } from './meta';
import { isRecord } from '../../lib/isRecord';
import { wording } from './fieldTypes';

/**
 * The texts of a data file: fields declared with `wording()`, the remarks in brackets after quantities, and the words of values that are a part of a
 * sentence, which get a field of their own (`shownAs`). All else is a value, which is the same in each language.
 */
export interface FileText {
  /** The name of the row that has it, by the field that names rows; undefined for a text outside the rows. */
  readonly row?: string;
  /** Its field, without positions in lists: `processingFee note`. */
  readonly field: string;
  readonly text: string;
  /** The schema of the text alone. */
  readonly schema: z.core.$ZodType;
  /** Its place in the validated data. */
  readonly path: readonly PropertyKey[];
}

type Path = readonly PropertyKey[];

/** The remark of a quantity; in bands, code reads it. */
const remark = wording(1, 140);

/** All texts of a file. @param data validated by the schema of its kind */
export function textsIn({ file, rowKey }: Pick<FileKind, 'file' | 'rowKey'>, data: unknown): readonly FileText[] {
  const rows: readonly unknown[] = isRecord(data) && Array.isArray(data['rows']) ? data['rows'] : [];
  return textsOf(file, data, []).map(({ path, ...found }) => {
    const [top, index] = path;
    const isInRow = top === 'rows' && typeof index === 'number';
    const row = isInRow ? rows[index] : undefined;
    const field = fieldName(isInRow ? path.slice(2) : path);
    return { ...found, path, field, ...(isRecord(row) && rowKey !== undefined && { row: String(row[rowKey]) }) };
  });
}

/** The name of a field, without positions in lists. */
export const fieldName = (path: Path): string => path.filter((part) => typeof part === 'string').join(' ');

/** The data with other texts. @param translate returns undefined for a text that stays */
export function withTexts<Data>(
  kind: Pick<FileKind, 'file' | 'rowKey'>,
  data: Data,
  translate: (text: FileText) => string | undefined,
): Data {
  const changed = structuredClone(data);
  for (const text of textsIn(kind, data)) {
    const translated = translate(text);
    if (translated !== undefined) setAt(changed, text.path, translated);
  }
  return changed;
}

function textsOf(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path,
): readonly Pick<FileText, 'text' | 'schema' | 'path'>[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((item, index) => textsOf(inner.element, item, [...path, index])) : [];
  }
  if (inner instanceof z.ZodObject) {
    if (!isRecord(value)) return [];
    return Object.entries(fieldsOf(inner)).flatMap(([key, field]) => textsOf(field, value[key], [...path, key]));
  }
  const { isText, quantity, shownAs } = metaOf(schema);
  if (shownAs !== undefined) {
    return hasWords(value) ? [{ text: value, schema: inner, path: [...path.slice(0, -1), shownAs] }] : [];
  }
  if (isText) return hasWords(value) ? [{ text: value, schema: inner, path }] : [];
  if (quantity === undefined || quantity === 'bands' || !isRecord(value)) return [];
  return hasWords(value['note']) ? [{ text: value['note'], schema: remark, path: [...path, 'note'] }] : [];
}

/** Whether it is a text with letters: "75" and "2022-25" are the same in each language. */
const hasWords = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value);

function setAt(data: unknown, path: Path, text: string): void {
  const [last, ...parents] = [...path].reverse();
  const parent = parents.reverse().reduce((part, key) => (part as Record<PropertyKey, unknown>)[key], data);
  (parent as Record<PropertyKey, unknown>)[last ?? ''] = text;
}
