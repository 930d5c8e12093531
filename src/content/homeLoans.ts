import { documentsIn } from './documentsIn';
import type { HomeLoan, Provider, SourceDocument } from './offerTypes';
import { dayOf } from './reads';
import { recordById } from './recordById';
import { knownDays } from './seenUnchanged';
import type { DocumentsFile, ListingFile, ProvidersFile, RowOf } from './schemas';

/** The rows of the home loan list, with their documents by id. */
export interface HomeLoanRecords extends Pick<ListingFile<'home-loans'>, 'checked' | 'chosen' | 'held'> {
  readonly rows: readonly HomeLoan[];
  readonly documents: Readonly<Record<string, SourceDocument>>;
}

function homeLoan(row: RowOf<'home-loans'>, { rows }: ProvidersFile, documents: DocumentsFile): HomeLoan {
  const { provider: id, rates, benchmark, source: _source, hold: _hold, ...rest } = row;
  return {
    ...rest,
    id,
    provider: recordById(rows, id, 'providers') satisfies Provider,
    rates: rates.map(
      ({ for: conditions = [], seen, ...tier }: (typeof rates)[number] & { readonly seen?: string }) => ({
        ...tier,
        conditions,
        ...knownDays(dayOf(recordById(documents.rows, tier.document, 'documents')), seen),
      }),
    ),
    benchmark: benchmark ?? { value: { kind: 'not-found' } },
  };
}

function documentMap(rows: readonly HomeLoan[], sources: DocumentsFile): HomeLoanRecords['documents'] {
  const ids = new Set(rows.flatMap((row) => documentsIn(row)));
  const found = [...ids].map((id) => recordById(sources.rows, id, 'documents'));
  const records = found.flatMap(({ through }) =>
    through === undefined ? [] : recordById(sources.rows, through, 'documents'),
  );
  return Object.fromEntries([...found, ...records].map((document) => [document.id, document]));
}

/**
 * The rows of the list with their providers and documents. Page, island and open data share them, so that their numbers agree.
 * @throws {Error} when a provider or a document of a row does not exist
 */
export function homeLoanRecords(
  { rows: given, checked, chosen, held }: ListingFile<'home-loans'>,
  providers: ProvidersFile,
  documents: DocumentsFile,
): HomeLoanRecords {
  const rows = given.map((row) => homeLoan(row, providers, documents));
  return { rows, documents: documentMap(rows, documents), checked, chosen, ...(held && { held }) };
}
