import { isMap, isSeq, type Document, type YAMLMap } from 'yaml';

/** The rows of src/content/documents.yml as a draft changes them. */

export interface NewDocument {
  readonly address: string;
  readonly publisher: string;
  readonly title: string;
  readonly kind: string;
  /** Year-month-day. */
  readonly read: string;
  readonly effective?: string | undefined;
}

function rowsOf(document: Document): YAMLMap[] {
  const rows = document.get('rows');
  return isSeq(rows) ? rows.items.filter(isMap) : [];
}

/** The last document of an address, whose publisher, title and kind the next one has. */
export function documentAt(document: Document, address: string): YAMLMap | undefined {
  return rowsOf(document)
    .filter((row) => row.get('address') === address)
    .at(-1);
}

/**
 * Adds a document behind the others of its publisher, or finds the one that was added today.
 * @returns its id
 */
export function addDocument(document: Document, { effective, ...given }: NewDocument): string {
  const rows = rowsOf(document);
  const known = rows.find((row) => row.get('address') === given.address && row.get('read') === given.read);
  if (known) return String(known.get('id'));
  const ids = new Set(rows.map((row) => row.get('id')));
  const base = `${slugOf(given.publisher)}-${given.read.slice(0, 7)}`;
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  const { publisher, title, address, kind, read } = given;
  const row = document.createNode({
    id,
    publisher,
    title,
    address,
    kind,
    ...(effective !== undefined && { effective }),
    read,
  });
  const list = document.get('rows');
  if (!isSeq(list)) throw new TypeError('documents.yml has no rows');
  const last = rows.map((one) => one.get('publisher')).lastIndexOf(publisher);
  list.items.splice(last === -1 ? list.items.length : last + 1, 0, row);
  return id;
}

/** Removes documents that no text names any longer, and the records through which only they were known. */
export function removeUnnamed(document: Document, ids: Iterable<string>, isNamed: (id: string) => boolean): void {
  for (const id of ids) {
    const rows = document.get('rows');
    const row = rowsOf(document).find((one) => one.get('id') === id);
    const isRecordOfAnother = rowsOf(document).some((one) => one.get('through') === id);
    if (!row || isNamed(id) || isRecordOfAnother || !isSeq(rows)) continue;
    rows.items.splice(rows.items.indexOf(row), 1);
    const through = row.get('through');
    if (typeof through === 'string') removeUnnamed(document, [through], isNamed);
  }
}

function slugOf(publisher: string): string {
  return publisher
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
