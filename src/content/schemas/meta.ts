import * as z from 'zod';
import type { QuantityKind } from '../../lib/quantities/quantity';

/**
 * What a field says about itself, beside what it may hold. It rides on the schema, so that messages, the columns of a table,
 * the JSON Schema for VS Code and the data dictionary say the same. `title`, `description` and `examples` are JSON Schema's own.
 */
export interface FieldMeta {
  /** Column heading for visitors. */
  readonly title?: string;
  /** For editors: what the field means and its unit. */
  readonly description?: string;
  readonly examples?: readonly unknown[];
  /** Whether visitors see it as a column or a line of a card. Links are placed by the component instead. */
  readonly shown?: boolean;
  /** Set for numbers: they are right-aligned, in tabular digits. */
  readonly numeric?: boolean;
  /** Set for cells that hold a quantity: its kind. */
  readonly quantity?: QuantityKind;
  /** What VS Code says when the pattern does not match. */
  readonly patternErrorMessage?: string;
  /** Set for days that have come: the remedy for a later one, in which `{today}` and `{value}` are filled in. */
  readonly ifAfterToday?: string;
  /** Set for addresses: a page of this site, or an official page elsewhere. */
  readonly leadsTo?: 'page' | 'officialPage';
  /** Set for the id of a row of another file. */
  readonly idOf?: RecordsWithIds;
}

/** The kinds of file in src/content whose rows others name by their ids. */
export type RecordsWithIds = 'providers' | 'documents' | 'figures' | 'cards' | 'funds';

/** A text that visitors see as a column or a line of a card. */
export function column(title: string, description: string, example?: string) {
  return { title, ...described(description, example), shown: true };
}

/** A number that visitors see: right-aligned in a table. */
export function numberColumn(title: string, description: string, example?: string) {
  return { ...column(title, description, example), numeric: true };
}

/** A field that is kept with the data, or placed by the component, and is no column. */
export function hidden(title: string, description: string, example?: string) {
  return { ...column(title, description, example), shown: false };
}

/** A field of a record of the site, which is no part of a list and needs no heading. */
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

/** A value in a file, with what the schema says about it. */
export interface DescribedValue {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
  readonly meta: FieldMeta;
}

/** Every text and number of a file that the schema knows, valid or not. Of a field that takes a text or a list of them, each. */
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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
