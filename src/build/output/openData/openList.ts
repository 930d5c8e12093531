import * as z from 'zod';
import { reviewBy } from '../../../content/freshness';
import { sourcesOfRow } from '../../../content/rowSources';
import type { DocumentsFile, ListingFile, RowKind } from '../../../content/schemas';
import { fieldsOf, metaOf } from '../../../content/schemas/meta';
import { isRecord } from '../../../lib/isRecord';
import { formatCell, isCell } from '../../../lib/quantities/cell';
import type { QuantityKind } from '../../../lib/quantities/quantity';
import type { OpenPlace } from '../../../content/openDataPaths';
import { day, documents, documentsNamed, head, headOf, held, namedDocuments, number, rankedUntil, text } from './parts';

/** The open data file of a list and its schema, both derived from the schema of its kind. */

/** The unit of the numbers of a quantity. Fees are published as text only, because most have minimums, caps or slabs. */
export const units: Readonly<Record<Exclude<QuantityKind, 'fee' | 'bands'>, string>> = {
  rate: 'percent',
  return: 'percent',
  share: 'percent',
  money: 'rupees',
  tenure: 'months',
  age: 'years',
  count: 'number',
};

/** A value of a row as JSON: quantities as text and numbers, everything else unchanged. */
export type OpenValue = string | number | boolean | readonly OpenValue[] | { readonly [key: string]: OpenValue };

/** The fields of a row, and the ids of its source documents. */
export type OpenRow = { readonly [field: string]: OpenValue } & { readonly documents: readonly string[] };

function cellSchema(quantity: QuantityKind) {
  const shown = text('As the page shows it; "Not found", "Not available" or "Varies" where there is no number.');
  if (quantity === 'fee') return z.strictObject({ text: shown });
  const unit = quantity === 'bands' ? 'percent' : units[quantity];
  const ends = {
    from: number(`Lowest, in this unit: ${unit}. Left out where none is published.`).optional(),
    to: number(`Highest, in this unit: ${unit}. Left out where none is published.`).optional(),
  };
  if (quantity !== 'bands') return z.strictObject({ text: shown, ...ends });
  const upTo = number('Largest balance of the band in rupees; left out in the last.').optional();
  return z.strictObject({ text: shown, bands: z.array(z.strictObject({ ...ends, upTo })).optional() });
}

/** The schema of a field that is not a quantity. */
function plainSchema(field: z.core.$ZodType): z.ZodType {
  if (field instanceof z.ZodNumber) return z.number();
  if (field instanceof z.ZodBoolean) return z.boolean();
  if (field instanceof z.ZodObject) return z.json();
  if (field instanceof z.ZodArray) return field.element instanceof z.ZodObject ? z.json() : z.array(z.string());
  return z.string();
}

function fieldSchema(field: z.core.$ZodType): z.ZodType {
  const { title = '', description = '', quantity } = metaOf(field);
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  const described = (quantity ? cellSchema(quantity) : plainSchema(inner)).meta({ title, description });
  return field instanceof z.ZodOptional ? described.optional() : described;
}

/** The file schema for lists of this kind. */
export function openListSchema({ row: listed }: Pick<RowKind, 'row'>) {
  const fields = Object.entries(fieldsOf(listed)).filter(([name]) => name !== 'source' && name !== 'hold');
  const row = z.strictObject({
    ...Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    documents: namedDocuments,
  });
  return z.strictObject({
    ...head,
    asOf: text('Month of the figures.'),
    checked: day('Day on which somebody went through the list.'),
    reviewBy: day('Day by which somebody goes through it again.'),
    rankedUntil: rankedUntil.optional(),
    chosen: text('How the rows were chosen.'),
    rows: z.array(row),
    held,
    documents,
  });
}

/** The fields of every kind of list, as in its schema, with rows of any kind. */
export type OpenList = Omit<z.infer<ReturnType<typeof openListSchema>>, 'rows'> & { readonly rows: readonly OpenRow[] };

function openValue(value: unknown): OpenValue {
  if (Array.isArray(value)) return value.map(openValue);
  if (!isRecord(value)) return value as OpenValue;
  if (!isCell(value)) return mapValues(value);
  const shown = formatCell(value);
  if (value.kind === 'bands') {
    return {
      text: shown,
      bands: value.bands.map(({ rate, upTo }) => ({ ...ends(rate), ...(upTo !== undefined && { upTo }) })),
    };
  }
  return { text: shown, ...ends(value) };
}

function mapValues(record: Readonly<Record<string, unknown>>): { readonly [key: string]: OpenValue } {
  const stated = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated.map(([key, value]) => [key, openValue(value)]));
}

function ends(span: object): { readonly from?: number; readonly to?: number } {
  const { least, most } = span as { readonly least?: number; readonly most?: number };
  return { ...(least !== undefined && { from: least }), ...(most !== undefined && { to: most }) };
}

/**
 * A list, in its page's order.
 * @param data whose rows all name documents
 * @param until the last day on which its page ranks it; undefined if it never does
 */
export function openList(data: ListingFile, place: OpenPlace, sources: DocumentsFile, until?: string): OpenList {
  const rows = data.rows.map((row) => {
    const { source: _source, ...fields } = row as Readonly<Record<string, unknown>>;
    return { ...mapValues(fields), documents: sourcesOfRow(data, row) };
  });
  return {
    ...headOf(place),
    asOf: data.asOf,
    checked: data.checked,
    reviewBy: reviewBy(data),
    ...(until !== undefined && { rankedUntil: until }),
    chosen: data.chosen,
    rows,
    ...(data.held && { held: [...data.held] }),
    documents: documentsNamed(rows, sources),
  };
}
