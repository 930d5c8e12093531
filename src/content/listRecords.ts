import { documentsIn } from './documentsIn';
import { knownDays } from './seenUnchanged';
import { dayOf } from './reads';
import type { KnownDays, Provider, SourceDocument } from './offerTypes';
import { knownDocuments } from './knownDocuments';
import { recordById } from './recordById';
import type { DocumentsFile, ListingFile, ListingKind, ProvidersFile, RowOf } from './schemas';
import { lastDayOfMonth } from '../lib/days';

/** A row of a list with its provider, and the days on which its main value is known to hold. */
export interface ListRecord<Row> extends KnownDays {
  readonly row: Row;
  readonly provider: Provider;
  /** Source of its main value: its own first document, or that of the list */
  readonly document: SourceDocument;
  /** Ids of its own source documents */
  readonly ownDocuments: readonly string[];
}

export interface ListRecords<Row> {
  readonly records: readonly ListRecord<Row>[];
  /** The rows' own documents, including the records through which they are known, by id */
  readonly known: Readonly<Record<string, SourceDocument>>;
  /** Month of the figures: "2026-09" */
  readonly asOf: string;
}

interface Offered {
  readonly provider: string;
  readonly source?: readonly string[] | undefined;
  /** The last day on which the watch saw its main value unchanged; see seenUnchanged.ts */
  readonly seen?: string;
}

/** An undated document of the whole list is as old as the month that the list states, however late it was read. */
function knownSince(document: SourceDocument, { source = [], asOf }: Pick<ListingFile, 'source' | 'asOf'>): string {
  const read = dayOf(document);
  const end = lastDayOfMonth(asOf);
  return source.includes(document.id) && end < read ? end : read;
}

/**
 * The rows of a list with their providers and documents.
 * @throws {Error} when a provider or a document of a row does not exist, or a row has no document
 */
export function listRecords<Kind extends ListingKind>(
  file: ListingFile<Kind>,
  { rows: providers }: ProvidersFile,
  documents: DocumentsFile,
): ListRecords<RowOf<Kind>> {
  const records = (file.rows as readonly (RowOf<Kind> & Offered)[]).map((row) => {
    const ofOthers = documentsIn(row).filter((id) => !(row.source ?? file.source ?? []).includes(id));
    const ownDocuments = [...new Set([...(row.source ?? []), ...ofOthers])];
    const [first = ''] = row.source ?? file.source ?? [];
    const document: SourceDocument = recordById(documents.rows, first, 'documents');
    return {
      row,
      provider: recordById(providers, row.provider, 'providers'),
      document,
      ownDocuments,
      ...knownDays(knownSince(document, file), row.seen),
    };
  });
  const ids = records.flatMap(({ ownDocuments }) => ownDocuments);
  return { records, known: knownDocuments(ids, documents), asOf: file.asOf };
}
