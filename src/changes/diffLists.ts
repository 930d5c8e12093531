import type { DataFile, Site } from '../checks/model';
import { namesById } from '../checks/records';
import { columnsOf, kindOf, listingKinds } from '../content/schemas';
import type { ListingKind } from '../content/schemas';
import { isRecord, valuesIn } from '../content/schemas/meta';

/** A changed number in a list, as it is displayed. */
export interface ValueChange {
  /** Name of the row. */
  readonly row: string;
  /** Heading of the field. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** The changes of a list. */
export interface ListChanges {
  readonly values: readonly ValueChange[];
  /** Names of added and removed rows. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Compares a list in two versions of the site. Of the values that differ, only those are returned whose source has changed: see `isNews`.
 * @returns undefined if nothing changed, or the two cannot be compared
 */
export function diffLists(
  path: string,
  before: Pick<Site, 'data'>,
  after: Pick<Site, 'data'>,
): ListChanges | undefined {
  const [old, now] = [sideOf(before, path), sideOf(after, path)];
  if (!old || !now || old.file === now.file || old.kind !== now.kind) return undefined;
  const { providers, cards } = namesById(after);
  const nameOf = (id: string): string => providers?.get(id) ?? cards?.get(id) ?? id;
  const values = [...now.rows.keys()]
    .filter((id) => old.rows.has(id))
    .flatMap((id) =>
      columnsOf(now.kind).flatMap(({ field, label }): ValueChange[] => {
        const texts = changedTexts(old.rows.get(id)?.[field], now.rows.get(id)?.[field]);
        return texts && isNews(old, now, id, field) ? [{ row: nameOf(id), label, ...texts }] : [];
      }),
    );
  const added = [...now.rows.keys()].filter((id) => !old.rows.has(id)).map(nameOf);
  const gone = [...old.rows.keys()].filter((id) => !now.rows.has(id)).map(nameOf);
  return values.length + added.length + gone.length > 0 ? { values, added, gone } : undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** A list in one version of the site. */
interface Side {
  readonly file: DataFile;
  readonly kind: ListingKind;
  /** Rows by their names. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly documents: ReadonlyMap<unknown, Source>;
}

/** The publisher of a document, and the day from which it holds. */
interface Source {
  readonly publisher: unknown;
  readonly day: string;
}

/** @returns undefined if there is no such list, or one of its rows has no name */
function sideOf({ data }: Pick<Site, 'data'>, path: string): Side | undefined {
  const file = data.find((one) => one.path === path);
  if (!file?.kind || !isListing(file.kind)) return undefined;
  const { nameField } = kindOf(file.kind);
  const rows = new Map(file.rows.map((row) => [row[nameField], row]));
  if (![...rows.keys()].every((name) => typeof name === 'string')) return undefined;
  const documents = data.find(({ kind }) => kind === 'documents')?.rows ?? [];
  return {
    file,
    kind: file.kind,
    rows: rows as ReadonlyMap<string, Row>,
    documents: new Map(
      documents.map(({ id, publisher, effective, published, read }) => [
        id,
        { publisher, day: String(effective ?? published ?? read) },
      ]),
    ),
  };
}

function isListing(kind: string): kind is ListingKind {
  return Object.hasOwn(listingKinds, kind);
}

/**
 * Whether a value changed because its source did: both values are from the same publisher, the new one from a later document. For rows without
 * documents, whether the list is of a later month. Otherwise the change is a correction of ours, and no news.
 */
function isNews(old: Side, now: Side, id: string, field: string): boolean {
  const [earlier, later] = [sourcesOf(old, id, field), sourcesOf(now, id, field)];
  if (earlier.length === 0 || later.length === 0) return String(old.file.fields.asOf) < String(now.file.fields.asOf);
  return later.some(({ publisher, day }) => {
    const same = earlier.filter((source) => source.publisher === publisher);
    return same.length > 0 && same.every((source) => source.day < day);
  });
}

/** The sources of a value: its own, or those of its row, or those of the list. */
function sourcesOf({ file, kind, rows, documents }: Side, id: string, field: string): readonly Source[] {
  const index = [...rows.keys()].indexOf(id);
  const named = valuesIn(kindOf(kind).file, file.data).filter(({ meta }) => meta.idOf === 'documents');
  const ofRow = named.filter(({ path }) => path[0] === 'rows' && path[1] === index);
  const own = ofRow.filter(({ path }) => path[2] === field);
  const ofList = named.filter(({ path }) => path[0] !== 'rows');
  const nearest = [own, ofRow, ofList].find((sources) => sources.length > 0) ?? [];
  return nearest.flatMap(({ value }) => documents.get(value) ?? []);
}

/** The parts of a value that differ; undefined if their numbers are the same, because new wording is not a change. */
function changedTexts(before: unknown, after: unknown): Pick<ValueChange, 'from' | 'to'> | undefined {
  const [old, now] = [textsOf(before), textsOf(after)];
  const from = old.filter((text) => !now.includes(text)).join('; ');
  const to = now.filter((text) => !old.includes(text)).join('; ');
  const [oldNumbers, newNumbers] = [numbersIn(from), numbersIn(to)];
  // A number that was unknown before has been found, which is not a change.
  return oldNumbers === '' || newNumbers === '' || oldNumbers === newNumbers ? undefined : { from, to };
}

function numbersIn(text: string): string {
  return (text.match(/\d[\d,]*(?:\.\d+)?|\b(?:nil|none|free)\b/gi) ?? []).join(' ').toLowerCase();
}

/** The texts of a value: one for each item of a list, one for a group without its documents and notes. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isRecord(value)) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  const parts = Object.entries(value).filter(([key]) => key !== 'document' && key !== 'note');
  return [parts.flatMap(([, part]) => textsOf(part)).join(', ')];
}
