import type { KindName } from '../content/schemas';
import type { RecordsWithIds } from '../content/schemas/meta';
import { isRecord } from '../lib/isRecord';
import type { DataFile, Fields, Site } from './model';
import type { Place } from './problem';
import { valueAt } from './validate';

/** Queries of the records of src/content. The results are undefined if the file is missing or invalid. */

/** The rows of all files of a kind: cards have one file for each issuer. */
export function rowsOf({ data }: Pick<Site, 'data'>, kind: KindName): DataFile['rows'] | undefined {
  const files = data.filter((file) => file.kind === kind);
  return files.length === 0 ? undefined : files.flatMap(({ rows }) => rows);
}

/** The figures of the registry, by their ids, with the number of their periods. */
export function figuresOf(site: Pick<Site, 'data'>): ReadonlyMap<string, number> | undefined {
  const rows = rowsOf(site, 'figures');
  return rows && new Map(rows.map(({ id, periods }) => [String(id), Array.isArray(periods) ? periods.length : 0]));
}

/** The fields of a figure that rules need. */
export interface FigureRow {
  readonly isPractice: boolean;
  readonly periods: readonly { readonly from?: string; readonly until?: string }[];
}

/** The figures of the registry, valid or not, by their ids. */
export function figureRows(site: Pick<Site, 'data'>): ReadonlyMap<string, FigureRow> | undefined {
  const day = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const periodsOf = (periods: unknown): FigureRow['periods'] =>
    (Array.isArray(periods) ? periods : []).filter(isRecord).map(({ from, until }) => ({
      ...(day(from) !== undefined && { from: String(from) }),
      ...(day(until) !== undefined && { until: String(until) }),
    }));
  const rows = rowsOf(site, 'figures');
  return (
    rows &&
    new Map(
      rows.map(({ id, practice, periods }) => [
        String(id),
        { isPractice: practice !== undefined, periods: periodsOf(periods) },
      ]),
    )
  );
}

/** The ids of the rows of a file. */
export function idsOf(site: Pick<Site, 'data'>, kind: 'figures' | 'glossary'): readonly string[] | undefined {
  return rowsOf(site, kind)?.map(({ id }) => String(id));
}

/** The names of records by their ids; undefined for a file that is missing or invalid. */
export function namesById(
  site: Pick<Site, 'data'>,
): Readonly<Record<RecordsWithIds, ReadonlyMap<string, string> | undefined>> {
  const names = (kind: RecordsWithIds, field: string) => {
    const rows = rowsOf(site, kind);
    return rows && new Map(rows.map((row) => [String(row.id), String(row[field])]));
  };
  return {
    providers: names('providers', 'name'),
    documents: names('documents', 'title'),
    figures: names('figures', 'label'),
    cards: names('cards', 'name'),
    funds: names('funds', 'name'),
    insurers: names('insurers', 'name'),
  };
}

/** The documents, valid or not, by their ids. */
export function documentRows(site: Pick<Site, 'data'>): ReadonlyMap<string, Fields> {
  return new Map((rowsOf(site, 'documents') ?? []).map((row) => [String(row.id), row]));
}

/** Ids of the documents that a record names beside its values, as `document` or `source`, with duplicates. */
export function documentIdsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(documentIdsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key !== 'document' && key !== 'source') return documentIdsIn(part);
    return isRecord(part) ? documentIdsIn(part) : [part].flat().map(String);
  });
}

/** The publishers of documents that the issuer itself published, by the ids of the documents. */
export function issuersOfDocuments(site: Pick<Site, 'data'>): ReadonlyMap<string, string> {
  const rows = rowsOf(site, 'documents') ?? [];
  return new Map(
    rows.filter(({ kind }) => kind === 'issuer').map(({ id, publisher }) => [String(id), String(publisher)]),
  );
}

/** The reviewed domains, with their owners. */
export function domainsOf(site: Pick<Site, 'data'>): ReadonlyMap<string, string> | undefined {
  const rows = rowsOf(site, 'official-domains');
  return rows && new Map(rows.map(({ domain, owner }) => [String(domain), String(owner)]));
}

/** The reviewed contacts: phone numbers as digits, e-mail addresses in lower case. */
export function contactRowsOf(site: Pick<Site, 'data'>): readonly string[] {
  return (rowsOf(site, 'official-contacts') ?? []).map(({ contact }) => String(contact));
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly fromPlace: Place;
  readonly toPlace: Place;
}

/** The valid redirects; the schema of the file reports the others. */
export function redirectsOf(site: Pick<Site, 'data'>): readonly Redirect[] {
  const file = site.data.find(({ kind }) => kind === 'redirects');
  return (file?.rows ?? []).flatMap(({ from, to }, index) => {
    if (typeof from !== 'string' || typeof to !== 'string' || !file) return [];
    return [
      {
        from,
        to,
        // Finding a place parses the file, so it waits until one is asked for.
        get fromPlace() {
          return file.placeOf(['rows', index, 'from']);
        },
        get toPlace() {
          return file.placeOf(['rows', index, 'to']);
        },
      },
    ];
  });
}

/** The documents of a value: those beside it or around it, else those of its row or file. */
export function documentsOf(row: Fields, file: DataFile, path: readonly PropertyKey[]): readonly string[] {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const around = valueAt(row, path.slice(0, length));
    if (!isRecord(around)) continue;
    const { document, source } = around;
    const named = document ?? (isRecord(source) ? source['document'] : source);
    if (named !== undefined) return [named].flat().map(String);
  }
  return [file.fields['source'] ?? []].flat().map(String);
}
