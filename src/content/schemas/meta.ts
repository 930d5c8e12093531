import * as z from 'zod';
import { isRecord } from '../../lib/isRecord';
import type { QuantityKind } from '../../lib/quantities/quantity';

/**
 * Metadata of a field's schema, for messages, the columns of tables, the JSON Schema for VS Code and open data. `title`, `description` and
 * `examples` are part of JSON Schema.
 */
export interface FieldMeta {
  /** Column heading for visitors. */
  readonly title?: string;
  /** Meaning and unit, for editors. */
  readonly description?: string;
  readonly examples?: readonly unknown[];
  /** Whether it is displayed as a column or a line of a card. Components display links in their own ways. */
  readonly shown?: boolean;
  /** Set for numbers: they are right-aligned, in tabular digits. */
  readonly numeric?: boolean;
  /** For quantities: their kind. */
  readonly quantity?: QuantityKind;
  /** Whether a list works its sums out from it, so that beside them a comparison need not show it again. */
  readonly inSums?: true;
  /** A remark, which most rows do not have: on one row alone it compares nothing */
  readonly remark?: true;
  /** Whether it is words for visitors, which another language translates. Every other field is a value, the same in each language. */
  readonly isText?: true;
  /** For a value with words in it, which code reads in English: the field beside it that has its words in another language. */
  readonly shownAs?: string;
  /** Message of VS Code if the pattern does not match. */
  readonly patternErrorMessage?: string;
  /** For dates that must not be in the future: the message for a future one, in which `{today}` and `{value}` are filled in. */
  readonly ifAfterToday?: string;
  /** For dates in a list whose first must not be in the future: the message if it is. */
  readonly ifAheadAtFirst?: string;
  /** For addresses: a page of this site, or an official page elsewhere. */
  readonly leadsTo?: 'page' | 'officialPage';
  /** For ids of rows of another file: its kind. */
  readonly idOf?: RecordsWithIds;
  /** For a field that no list writes: its path in the insurer's record, such as `health.claimsPaid`. */
  readonly joined?: string;
}

/** The kinds of files whose rows other files refer to by their ids. */
export type RecordsWithIds = 'providers' | 'documents' | 'figures' | 'cards' | 'funds' | 'insurers';

/** Metadata of a field that is displayed as a column or a line of a card. */
export function column(title: string, description: string, example?: string) {
  return { title, ...described(description, example), shown: true };
}

/** Metadata of a displayed number, right-aligned in tables. */
export function numberColumn(title: string, description: string, example?: string) {
  return { ...column(title, description, example), numeric: true };
}

/** Metadata of a field that is not a column. */
export function hidden(title: string, description: string, example?: string) {
  return { ...column(title, description, example), shown: false };
}

/** Metadata of a field of a record, which needs no heading. */
export function described(description: string, example?: string | number) {
  return { description, ...(example && { examples: [example] }) };
}

/** The metadata of a field, optional or not. */
export function metaOf(field: z.core.$ZodType): FieldMeta {
  const own = z.globalRegistry.get(field) ?? {};
  return field instanceof z.ZodOptional ? { ...metaOf(field.unwrap()), ...own } : own;
}

/** The fields of a row or of a group, by name. */
export function fieldsOf(group: z.ZodObject): Readonly<Record<string, z.core.$ZodType>> {
  return group.shape;
}

/** A value in a file, with the metadata of its field. */
export interface DescribedValue {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
  readonly meta: FieldMeta;
}

/** All values of a file that the schema has a field for, valid or not. The items of lists are separate values. */
export function valuesIn(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): DescribedValue[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((item, index) => valuesIn(inner.element, item, [...path, index])) : [];
  }
  if (inner instanceof z.ZodObject) {
    if (!isRecord(value)) return [];
    return Object.entries(fieldsOf(inner)).flatMap(([key, field]) => valuesIn(field, value[key], [...path, key]));
  }
  const meta = metaOf(schema);
  if (Array.isArray(value))
    return value.map((item, index) => ({ path: [...path, index], value: item as unknown, meta }));
  return value === undefined ? [] : [{ path, value, meta }];
}
