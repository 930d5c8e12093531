import { dataFileSchema, listingKinds } from '../content/schemas';
import { valuesIn } from '../content/schemas/meta';
import type { DataFile, Site } from './model';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The documents of the rows of all lists, counted. */
export interface SourceSummary {
  readonly rows: number;
  /** Rows that name at least one document, or whose file does. */
  readonly withDocument: number;
  /** Rows all of whose documents are the issuer's own or a regulator's. */
  readonly firstHand: number;
  /** Days since the documents that lists name were read, the middle one; undefined where none is named. */
  readonly medianAgeDays?: number;
}

/** Counts what the rows of lists rest on, from files as they are; what is wrong in them is for `npm run check` to say. */
export function sourceSummary({ data, today }: Pick<Site, 'data' | 'today'>): SourceSummary {
  const named = data.flatMap((file) => namesByRow(file, today));
  const ofRecord = new Map(named.map(({ key, documents }) => [key, documents]));
  const idsByRow = named
    .filter(({ kind }) => Object.hasOwn(listingKinds, kind))
    .map(({ documents, records }) => [...documents, ...records.flatMap((key) => ofRecord.get(key) ?? [])]);
  const known = new Map(
    data.flatMap(({ kind, rows }) => (kind === 'documents' ? rows.map((row) => [String(row.id), row] as const) : [])),
  );
  const isFirstHand = (id: string): boolean => ['issuer', 'regulator'].includes(String(known.get(id)?.kind));
  const ages = [...new Set(idsByRow.flat())]
    .map((id) => (Date.parse(today) - Date.parse(String(known.get(id)?.read))) / DAY_MS)
    .filter((age) => !Number.isNaN(age));
  const medianAgeDays = median(ages);
  return {
    rows: idsByRow.length,
    withDocument: idsByRow.filter((ids) => ids.length > 0).length,
    firstHand: idsByRow.filter((ids) => ids.length > 0 && ids.every(isFirstHand)).length,
    ...(medianAgeDays !== undefined && { medianAgeDays }),
  };
}

/** What one row names. */
interface Names {
  readonly kind: string;
  /** By which rows of other files name this one: its kind and id. */
  readonly key: string;
  /** Ids of its documents, or of those of its file. */
  readonly documents: readonly string[];
  /** Keys of the records that it names, such as a fund, which have documents of their own. */
  readonly records: readonly string[];
}

function namesByRow({ kind, data, rows }: DataFile, today: string): readonly Names[] {
  if (kind === undefined || kind === 'documents') return [];
  const values = valuesIn(dataFileSchema(kind, today), data).filter(({ meta }) => meta.idOf !== undefined);
  const documentsOf = (found: typeof values): readonly string[] =>
    found.filter(({ meta }) => meta.idOf === 'documents').map(({ value }) => String(value));
  const ofFile = documentsOf(values.filter(({ path }) => path[0] === 'source'));
  return rows.map(({ id }, index) => {
    const own = values.filter(({ path }) => path[0] === 'rows' && path[1] === index);
    const documents = documentsOf(own);
    return {
      kind,
      key: `${kind} ${String(id)}`,
      documents: documents.length > 0 ? documents : ofFile,
      records: own.map(({ value, meta }) => `${meta.idOf ?? ''} ${String(value)}`),
    };
  });
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The summary in a sentence or two. */
export function sourceSentence({ rows, withDocument, firstHand, medianAgeDays }: SourceSummary): string {
  const percent = (part: number): string => `${rows === 0 ? 0 : Math.round((part / rows) * 100)}%`;
  const age =
    medianAgeDays === undefined ? '' : ` Median age of the documents since they were read, in days: ${medianAgeDays}.`;
  return `${withDocument} of ${rows} rows (${percent(withDocument)}) name a document; for ${firstHand} (${percent(firstHand)}) every one is the issuer's own or a regulator's.${age}`;
}
