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
  const documents = new Map(
    data
      .filter(({ kind }) => kind === 'documents')
      .flatMap(({ rows }) => rows.map((row) => [String(row.id), row] as const)),
  );
  const idsByRow = data.flatMap((file) => documentsByRow(file, today));
  const isFirstHand = (id: string): boolean => ['issuer', 'regulator'].includes(String(documents.get(id)?.kind));
  const ages = [...new Set(idsByRow.flat())]
    .map((id) => (Date.parse(today) - Date.parse(String(documents.get(id)?.read))) / DAY_MS)
    .filter((age) => !Number.isNaN(age));
  const medianAgeDays = median(ages);
  return {
    rows: idsByRow.length,
    withDocument: idsByRow.filter((ids) => ids.length > 0).length,
    firstHand: idsByRow.filter((ids) => ids.length > 0 && ids.every(isFirstHand)).length,
    ...(medianAgeDays !== undefined && { medianAgeDays }),
  };
}

/** The ids of the documents of each row of a list: its own, or those of its file. */
function documentsByRow({ kind, data, rows }: DataFile, today: string): readonly (readonly string[])[] {
  if (kind === undefined || !Object.hasOwn(listingKinds, kind)) return [];
  const named = valuesIn(dataFileSchema(kind, today), data).filter(({ meta }) => meta.idOf === 'documents');
  const idsAt = (isHere: (path: readonly PropertyKey[]) => boolean): readonly string[] =>
    named.filter(({ path }) => isHere(path)).map(({ value }) => String(value));
  const ofFile = idsAt(([first]) => first === 'source');
  return rows.map((_row, index) => {
    const own = idsAt(([first, second]) => first === 'rows' && second === index);
    return own.length > 0 ? own : ofFile;
  });
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The summary in a sentence or two. */
export function sourceSentence({ rows, withDocument, firstHand, medianAgeDays }: SourceSummary): string {
  const percent = (part: number): string => `${rows === 0 ? 0 : Math.round((part / rows) * 100)}%`;
  const age = medianAgeDays === undefined ? '' : ` The documents were read ${medianAgeDays} days ago (median).`;
  return `${withDocument} of ${rows} rows (${percent(withDocument)}) name a document; for ${firstHand} (${percent(firstHand)}) every one is the issuer's own or a regulator's.${age}`;
}
