import type { HomeLoan, HomeLoanList, Provider, SourceDocument } from './offerTypes';
import type { LoanRules } from './loanRules';
import { recordById } from './recordById';
import type { DocumentsFile, ListingFile, ProvidersFile, RowOf } from './schemas';

/** The part of the list that islands fetch as a file; the rest is in their props. */
export type HomeLoanRecords = Omit<HomeLoanList, keyof LoanRules>;

function homeLoan(row: RowOf<'home-loans'>, { rows }: ProvidersFile): HomeLoan {
  const { provider: id, rates, earlierRates, benchmark, source: _source, ...rest } = row;
  const tiers = (given: typeof rates): HomeLoan['rates'] =>
    given.map(({ for: conditions = [], ...tier }) => ({ ...tier, conditions }));
  return {
    ...rest,
    id,
    provider: recordById(rows, id, 'providers') satisfies Provider,
    rates: tiers(rates),
    ...(earlierRates && { earlierRates: tiers(earlierRates) }),
    benchmark: benchmark ?? { value: { kind: 'not-found' } },
  };
}

/** The ids of the source documents of all values of a row. */
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
 * The rows of the list with their providers and documents. The page, the island and the open data use them, so that their numbers agree.
 * @throws {Error} when a provider or a document of a row does not exist
 */
export function homeLoanRecords(
  { rows: given, checked, reviewEveryDays, chosen }: ListingFile<'home-loans'>,
  providers: ProvidersFile,
  documents: DocumentsFile,
): HomeLoanRecords {
  const rows = given.map((row) => homeLoan(row, providers));
  return { rows, documents: documentMap(rows, documents), checked, reviewEveryDays, chosen };
}
