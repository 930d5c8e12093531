import type { Provider, SourceDocument } from '../lib/offers/types';
import { recordById } from './recordById';
import type { DocumentsFile, ListingFile, ListingKind, ProvidersFile, RowOf } from './schemas';

/** A row of a list with the record of who offers it. */
export interface ListRecord<Row> {
  readonly row: Row;
  readonly provider: Provider;
  /** The document that says its main value: the first that it names, or that of the list */
  readonly document: SourceDocument;
  /** Ids of the documents that the row itself names */
  readonly ownDocuments: readonly string[];
}

export interface ListRecords<Row> {
  readonly records: readonly ListRecord<Row>[];
  /** The documents that rows name themselves, and the records through which they are known, by id */
  readonly known: Readonly<Record<string, SourceDocument>>;
  /** Month of the figures: "2026-09" */
  readonly asOf: string;
}

interface Offered {
  readonly provider: string;
  readonly source?: readonly string[] | undefined;
}

/**
 * The rows of a list with their providers and documents. The page, the island and the tests make them of the same files, so their numbers
 * are the same.
 *
 * @throws {Error} when a row names a provider or a document that is not there, or no document at all
 */
export function listRecords<Kind extends ListingKind>(
  file: ListingFile<Kind>,
  { rows: providers }: ProvidersFile,
  { rows: documents }: DocumentsFile,
): ListRecords<RowOf<Kind>> {
  const documentOf = (id: string): SourceDocument => recordById(documents, id, 'documents');
  const known = new Map<string, SourceDocument>();
  const records = (file.rows as readonly (RowOf<Kind> & Offered)[]).map((row) => {
    const ownDocuments = row.source ?? [];
    for (const document of ownDocuments.map(documentOf)) {
      known.set(document.id, document);
      if (document.through !== undefined) known.set(document.through, documentOf(document.through));
    }
    const [first = ''] = row.source ?? file.source ?? [];
    return {
      row,
      provider: recordById(providers, row.provider, 'providers'),
      document: documentOf(first),
      ownDocuments,
    };
  });
  return { records, known: Object.fromEntries(known), asOf: file.asOf };
}
