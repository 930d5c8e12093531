import type { DataFile, Site } from '../checks/model';
import { namesById } from '../checks/records';
import { isRowKind, kindOf, labelOf, type RowKindName } from '../content/schemas';
import { fieldsOf, valuesIn } from '../content/schemas/meta';
import { isRecord } from '../lib/isRecord';

/** A changed number in a file of rows, as it is displayed. */
export interface ValueChange {
  readonly row: string;
  /** Heading of the field. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** A document behind a value: its publisher, and the day from which it holds. */
export interface CitedDocument {
  readonly id: string;
  readonly publisher: unknown;
  readonly day: string;
}

/** The same with what it takes to judge it. */
export interface ChangedValue extends ValueChange {
  readonly id: string;
  readonly field: string;
  /** Of a field with named lines, such as the slabs of a rate card, the name of the line */
  readonly part?: string;
  /** Whether it, or its row or list, was held back and is no more */
  readonly wasHeld: boolean;
  readonly sources: { readonly before: readonly CitedDocument[]; readonly after: readonly CitedDocument[] };
}

/** The rows of a file in two versions. */
export interface RowChanges {
  readonly values: readonly ChangedValue[];
  /** Names of added and removed rows. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/** A file of rows in one version of the site. */
interface Side {
  readonly file: DataFile;
  readonly kind: RowKindName;
  readonly rows: ReadonlyMap<string, Row>;
  readonly documents: ReadonlyMap<unknown, CitedDocument>;
}

/** @returns undefined if there is no such file, or one of its rows has no name */
function sideOf({ data }: Pick<Site, 'data'>, path: string): Side | undefined {
  const file = data.find((one) => one.path === path);
  if (!isRowKind(file?.kind)) return undefined;
  const { rowKey } = kindOf(file.kind);
  const rows = new Map(file.rows.map((row) => [row[rowKey], row]));
  if (![...rows.keys()].every((name) => typeof name === 'string')) return undefined;
  const documents = data.filter(({ kind }) => kind === 'documents').flatMap((one) => one.rows);
  return {
    file,
    kind: file.kind,
    rows: rows as ReadonlyMap<string, Row>,
    documents: new Map(
      documents.map(({ id, publisher, effective, published, read }) => [
        id,
        { id: String(id), publisher, day: String(effective ?? published ?? read) },
      ]),
    ),
  };
}

/**
 * Compares the rows of a file in two versions of the site: the values whose numbers differ, and the rows that came and went.
 * @returns undefined if the file is the same, or the two cannot be compared
 */
export function changedRows(
  path: string,
  before: Pick<Site, 'data'>,
  after: Pick<Site, 'data'>,
): (RowChanges & { readonly kind: RowKindName }) | undefined {
  const [old, now] = [sideOf(before, path), sideOf(after, path)];
  if (!old || !now || old.file.text === now.file.text || old.kind !== now.kind) return undefined;
  const { providers, cards, funds, insurers } = namesById(after);
  const known = [providers, cards, funds, insurers];
  const nameOf = (id: string): string => {
    const found = known.flatMap((names) => names?.get(id) ?? [])[0];
    const { name, label = name } = now.rows.get(id) ?? old.rows.get(id) ?? {};
    return typeof label === 'string' ? label : (found ?? id);
  };
  const fields = Object.keys(fieldsOf(kindOf(now.kind).row)).filter((field) => field !== 'source' && field !== 'hold');
  const values = [...now.rows].flatMap(([id, row]) => {
    const earlier = old.rows.get(id);
    return earlier === undefined
      ? []
      : fields.flatMap((field): ChangedValue[] => {
          const wasHeld = isHeld(old, earlier, field) && !isHeld(now, row, field);
          const sources = { before: citedBy(before, old, id, field), after: citedBy(after, now, id, field) };
          const base = { id, field, row: nameOf(id), label: labelOf(now.kind, field), wasHeld, sources };
          if (now.kind === 'deposit-slabs')
            return changedLines(earlier[field], row[field]).map(({ line, ...texts }) => ({
              ...base,
              ...texts,
              part: line,
              label: line,
            }));
          const texts = changedTexts(earlier[field], row[field]);
          return texts ? [{ ...base, ...texts }] : [];
        });
  });
  const added = [...now.rows.keys()].filter((id) => !old.rows.has(id)).map(nameOf);
  const gone = [...old.rows.keys()].filter((id) => !now.rows.has(id)).map(nameOf);
  return values.length + added.length + gone.length > 0 ? { kind: now.kind, values, added, gone } : undefined;
}

function isHeld({ file }: Side, { hold }: Row, field: string): boolean {
  return file.fields.hold !== undefined || (isRecord(hold) ? hold[field] !== undefined : hold !== undefined);
}

/** The sources of a value. Those of a rate card are what the list of deposits cites for its bank. */
function citedBy(site: Pick<Site, 'data'>, side: Side, id: string, field: string): readonly CitedDocument[] {
  if (side.kind !== 'deposit-slabs') return sourcesOf(side, id, field);
  const list = sideOf(site, site.data.find(({ kind }) => kind === 'fd-rates')?.path ?? '');
  const [bank] = [...(list?.rows ?? [])].find(([, { provider }]) => provider === id) ?? [];
  return list && bank !== undefined ? sourcesOf(list, bank, 'highestRate') : [];
}

/** The sources of a value: its own, or those of its row, or those of the list. */
function sourcesOf({ file, kind, rows, documents }: Side, id: string, field: string): readonly CitedDocument[] {
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

/** The named lines that differ, such as those of a rate card: "1 year", "5.00%" → "5.25%". A line that came or went has "no line" beside it. */
function changedLines(
  before: unknown,
  after: unknown,
): readonly (Pick<ValueChange, 'from' | 'to'> & { line: string })[] {
  const [old, now] = [before, after].map((lines) => (isRecord(lines) ? lines : {}));
  const all = [...new Set([...Object.keys(now ?? {}), ...Object.keys(old ?? {})])];
  return all
    .map((line) => ({ line, from: textsOf(old?.[line])[0] ?? 'no line', to: textsOf(now?.[line])[0] ?? 'no line' }))
    .filter(({ from, to }) => from !== to);
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
