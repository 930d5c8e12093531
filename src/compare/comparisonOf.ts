import type { ComparedRow, Comparison } from '../machines/compare/comparison';
import { faceOf, fundFace, planFace } from '../machines/compare/face';
import { formatMonth } from '../lib/format/dates';
import type { QuantityCell } from '../lib/quantities/cell';
import { formatConditions, type Condition } from '../lib/quantities/conditions';
import { withNote, withOthers, type OtherValue } from '../lib/quantities/otherValue';
import type { Quantity } from '../lib/quantities/quantity';
import { shownText } from '../lib/quantities/shownText';
import { comparedDocuments } from './comparedDocuments';
import { recordById } from '../content/recordById';
import { rowId } from '../content/rowId';
import { sourcesOfRow } from '../content/rowSources';
import {
  kindOf,
  rowName,
  type DataFile,
  type DocumentsFile,
  type ListingFile,
  type ProvidersFile,
  type RecordFile,
} from '../content/schemas';
import { fieldsOf, metaOf } from '../content/schemas/meta';
import { isOrdered, orderValue } from '../content/schemas/order';
import { benchmarkText } from '../lists/home-loans/benchmark';
import { noPremium } from '../lists/health-plans/messages.en';
import * as words from './messages.en';

/** Files with comparable rows: lists, and records that several lists name. */
export type ComparedFile = ListingFile | RecordFile<'funds'>;

interface ComparedField {
  readonly name: string;
  readonly title: string;
  readonly isRate: boolean;
  /** Whether it is a time, such as a wait, which may order rows and makes none the best */
  readonly isTime: boolean;
  readonly isInSums: boolean;
  readonly isRemark: boolean;
}

type Row = Readonly<Record<string, unknown>>;

export function isComparedFile(file: DataFile): file is ComparedFile {
  return 'order' in file || file.kind === 'funds';
}

/**
 * Displayed fields of a row, plus quantities and values with their own document that its table does not show. Without the name, which heads the
 * column.
 */
function fieldsToCompare({ kind, rows }: ComparedFile): readonly ComparedField[] {
  const { row, nameField } = kindOf(kind);
  return Object.entries(fieldsOf(row)).flatMap(([name, schema]) => {
    const { title = name, shown, quantity, inSums = false, remark = false } = metaOf(schema);
    const isShown = shown === true || quantity !== undefined;
    const isCompared =
      name !== nameField && (isShown || rows.some((row) => [(row as Row)[name]].flat().some(isSourced)));
    const [isRate, isTime] = [quantity === 'rate', quantity === 'tenure'];
    return isCompared ? [{ name, title, isRate, isTime, isInSums: inSums, isRemark: remark }] : [];
  });
}

/** A value with its own document, and its conditions. */
interface SourcedCell extends Partial<OtherValue<unknown>> {
  readonly rate?: QuantityCell;
  readonly for?: readonly Condition[];
  readonly others?: readonly OtherValue<Quantity>[];
  readonly note?: string;
}

const isSourced = (cell: unknown): cell is SourcedCell =>
  typeof cell === 'object' && cell !== null && ('document' in cell || 'value' in cell);

/** A value as text, with its conditions, other known values and its note. */
function textOf(cell: unknown): string {
  if (Array.isArray(cell) && cell.some(isSourced))
    return cell
      .map(textOf)
      .map((text) => text.replace(/\.$/u, ''))
      .join('. ');
  if (!isSourced(cell)) return shownText(cell);
  const { value, rate, for: conditions = [], condition, others, note } = cell;
  const who = conditions.length > 0 ? ` (${formatConditions(conditions)})` : '';
  const when = condition === undefined ? '' : ` ${condition}`;
  return withNote(withOthers(`${shownText(rate ?? value)}${who}${when}`, others), note);
}

function orderOf(file: ComparedFile, fields: readonly ComparedField[]): Comparison['order'] {
  if (!('order' in file) || file.order.first === 'a-to-z') return undefined;
  const field = fields.findIndex(({ name }) => name === file.order.by);
  if (fields[field]?.isTime) return undefined;
  return { field, best: file.order.first, isRate: fields[field]?.isRate ?? false };
}

/** As in their lists */
const FACES: Partial<Record<ComparedFile['kind'], typeof faceOf>> = { 'health-plans': planFace, funds: fundFace };

/** A value, of a benchmark with what its abbreviations mean. */
function explained(kind: ComparedFile['kind'], row: ComparedFile['rows'][number], name: string): unknown {
  const cell = (row as Row)[name];
  if (kind !== 'home-loans' || name !== 'benchmark' || !isSourced(cell) || !('follows' in row)) return cell;
  return typeof cell.value === 'string' ? { ...cell, value: benchmarkText(cell.value, row.follows) } : cell;
}

/** The text of a row's values, and the number its list is sorted by. */
function comparedRow(
  file: ComparedFile,
  row: ComparedFile['rows'][number],
  fields: readonly ComparedField[],
  providers: ProvidersFile,
): ComparedRow {
  const cells = row as Row;
  const { provider, link } = cells;
  const known = typeof provider === 'string' ? recordById(providers.rows, provider, 'providers') : undefined;
  const ownName = 'name' in row && typeof row.name === 'string' ? row.name : undefined;
  const name = ownName ?? known?.name ?? rowName(file.kind, row as never);
  const { shortName, hue } = known ?? (FACES[file.kind] ?? faceOf)(name);
  const ordered = 'order' in file && file.order.first !== 'a-to-z' ? cells[file.order.by] : undefined;
  const number = isOrdered(ordered) ? orderValue(ordered) : undefined;
  return {
    id: rowId(file.kind, row as never),
    name,
    shortName,
    hue,
    ...(typeof link === 'string' && { link }),
    values: fields.map((field) => textOf(explained(file.kind, row, field.name))),
    ...(number !== undefined && Number.isFinite(number) && { number }),
    documents: sourcesOfRow('order' in file ? file : {}, cells),
  };
}

/** What a list says below its rows and a visitor of its comparison needs as well. */
const NOTES: Partial<Record<ComparedFile['kind'], string>> = { 'health-plans': noPremium };

/** The note of each row; undefined if it has none. */
function notesOfRows(file: ComparedFile): readonly (string | undefined)[] {
  return file.rows.map((row) => ('note' in row ? row.note : undefined));
}

/**
 * A list's data for the comparison page, derived from the list's schema. A new list needs a line in `comparisons.ts`, and code only for a face, notes or
 * explained values of its own.
 * @throws {Error} when a provider or a document of a row does not exist
 */
export function comparisonOf(file: ComparedFile, providers: ProvidersFile, documents: DocumentsFile): Comparison {
  const all = fieldsToCompare(file);
  const fields = all.filter(
    ({ name, title }, index) =>
      file.rows.some((row) => (row as Row)[name] !== undefined) &&
      // Of two fields with one heading, the second only serves computations: the first mentions it in its remark.
      all.findIndex((other) => other.title === title) === index,
  );
  const notes = notesOfRows(file);
  const hasNotes = notes.some((note) => note !== undefined);
  const rows = file.rows
    .map((row) => comparedRow(file, row, fields, providers))
    .map((row, index) => (hasNotes ? { ...row, values: [...row.values, notes[index] ?? words.noNote] } : row));
  return {
    fields: [...fields.map(({ title }) => title), ...(hasNotes ? [words.note] : [])],
    inSums: fields.flatMap(({ isInSums }, index) => (isInSums ? [index] : [])),
    remarks: fields.flatMap(({ isRemark }, index) => (isRemark ? [index] : [])),
    order: orderOf(file, fields),
    notes: ['asOf' in file ? words.figuresOf({ month: formatMonth(file.asOf) }) : [], NOTES[file.kind] ?? []].flat(),
    rows,
    documents: comparedDocuments(rows, documents),
  };
}
