import { isMap, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml';
import { nameId } from '../../lib/nameId';

/** The documents in src/content/documents, one file a publisher, as a draft changes them. */

const FOLDER = 'src/content/documents/';

/** The texts of data files by path, in which a draft writes. */
export type Texts = Map<string, string>;

export interface NewDocument {
  readonly address: string;
  readonly publisher: string;
  readonly title: string;
  readonly kind: string;
  /** Year-month-day. */
  readonly read: string;
  readonly effective?: string | undefined;
}

interface DocumentsFile {
  readonly name: string;
  readonly file: Document;
  readonly rows: readonly YAMLMap[];
}

export const isDocumentsFile = (name: string): boolean => name.startsWith(FOLDER);

export function yamlText(document: Document): string {
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** The files of documents that contain some words. Only these are parsed: there are more than a hundred. */
function filesWith(texts: Texts, words: string): readonly DocumentsFile[] {
  return [...texts]
    .filter(([name, text]) => isDocumentsFile(name) && text.includes(words))
    .map(([name, text]) => {
      const file = parseDocument(text);
      const rows = file.get('rows');
      return { name, file, rows: isSeq(rows) ? rows.items.filter(isMap) : [] };
    });
}

/** The last document of an address, whose publisher, title and kind the next one has. */
export function documentAt(texts: Texts, address: string): YAMLMap | undefined {
  return filesWith(texts, address)
    .flatMap(({ rows }) => rows)
    .filter((row) => row.get('address') === address)
    .at(-1);
}

/**
 * Adds a document behind the others of its publisher, or finds the one of the same page: that of this draft, or the provider's own read on the same day, unless
 * it says another day from which its values hold.
 *
 * @param added ids of the documents of this draft by address
 * @returns its id
 */
export function addDocument(texts: Texts, added: Map<string, string>, { effective, ...given }: NewDocument): string {
  const { publisher, title, address, kind, read } = given;
  const known = added.get(address);
  if (known !== undefined && isTaken(texts, known)) return known;
  const sameDay = documentAt(texts, address);
  const isSame = (field: string, text: string | undefined): boolean => sameDay?.get(field) === text;
  if (isSame('read', read) && isSame('kind', kind) && isSame('effective', effective)) return String(sameDay?.get('id'));
  const own = filesWith(texts, publisher).find(({ rows }) => rows.some((row) => row.get('publisher') === publisher));
  const id = freeId(texts, nameId(publisher), read);
  added.set(address, id);
  const file = own?.file ?? parseDocument('kind: documents\nrows: []\n');
  const rows = file.get('rows');
  if (!isSeq(rows)) throw new TypeError(`${own?.name ?? FOLDER} has no rows`);
  rows.flow = false;
  rows.add(
    file.createNode({ id, publisher, title, address, kind, ...(effective !== undefined && { effective }), read }),
  );
  texts.set(own?.name ?? `${FOLDER}${nameId(publisher)}.yml`, yamlText(file));
  return id;
}

/** An id with the month, else with the day, else with a number behind it. */
function freeId(texts: Texts, publisher: string, read: string): string {
  const month = `${publisher}-${read.slice(0, 7)}`;
  if (!isTaken(texts, month)) return month;
  const day = `${publisher}-${read}`;
  let id = day;
  for (let count = 2; isTaken(texts, id); count += 1) id = `${day}-${count}`;
  return id;
}

const isTaken = (texts: Texts, id: string): boolean =>
  filesWith(texts, id).some(({ rows }) => rows.some((row) => row.get('id') === id));

/**
 * Removes documents that no text names any longer, the records through which only they were known, and files that are left empty.
 * @param isNamed whether any other text names a document
 */
export function removeUnnamed(texts: Texts, ids: Iterable<string>, isNamed: (id: string) => boolean): void {
  for (const id of ids) {
    const files = filesWith(texts, id);
    const own = files.find(({ rows }) => rows.some((row) => row.get('id') === id));
    const row = own?.rows.find((one) => one.get('id') === id);
    const isRecordOfAnother = files.some(({ rows }) => rows.some((one) => one.get('through') === id));
    if (!own || !row || isNamed(id) || isRecordOfAnother) continue;
    if (own.rows.length === 1) texts.delete(own.name);
    else {
      own.file.deleteIn(['rows', own.rows.indexOf(row)]);
      texts.set(own.name, yamlText(own.file));
    }
    const through = row.get('through');
    if (typeof through === 'string') removeUnnamed(texts, [through], isNamed);
  }
}
