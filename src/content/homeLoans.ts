import type { HomeLoan, HomeLoanList, Provider, SourceDocument } from '../lib/offers/types';
import type { LoanRules } from './loanRules';
import { recordById } from './recordById';
import type { DocumentsFile, ListingFile, ProvidersFile, RowOf } from './schemas';

/** What one file an island fetches holds; the rest of a list comes with its props. */
export type HomeLoanRecords = Omit<HomeLoanList, keyof LoanRules>;

function homeLoan(row: RowOf<'home-loans'>, { rows }: ProvidersFile): HomeLoan {
  const { provider: id, rates, benchmark, source: _source, ...rest } = row;
  return {
    ...rest,
    id,
    provider: recordById(rows, id, 'providers') satisfies Provider,
    rates: rates.map(({ for: conditions = [], ...tier }) => ({ ...tier, conditions })),
    benchmark: benchmark ?? { value: { kind: 'not-found' } },
  };
}

/** Ids of the documents that a row names, in any of its values. */
export function documentsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'document' && typeof part === 'string' ? [part] : documentsIn(part),
  );
}

function documentMap(rows: readonly HomeLoan[], sources: DocumentsFile): Readonly<Record<string, SourceDocument>> {
  const ids = new Set(rows.flatMap((row) => documentsIn(row)));
  const found = [...ids].map((id) => recordById(sources.rows, id, 'documents'));
  const records = found.flatMap(({ through }) =>
    through === undefined ? [] : recordById(sources.rows, through, 'documents'),
  );
  return Object.fromEntries([...found, ...records].map((document) => [document.id, document]));
}

/**
 * The rows of the list with their providers and the documents that they name. The page, the island and the open data are made from them, so
 * their numbers are the same.
 *
 * @throws {Error} when a row names a provider or a document that is not there
 */
export function homeLoanRecords(
  { rows: given, checked, reviewEveryDays, chosen }: ListingFile<'home-loans'>,
  providers: ProvidersFile,
  documents: DocumentsFile,
): HomeLoanRecords {
  const rows = given.map((row) => homeLoan(row, providers));
  return { rows, documents: documentMap(rows, documents), checked, reviewEveryDays, chosen };
}
