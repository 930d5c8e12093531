import { exactValue, type Span } from '../lib/quantities/span';
import type { HomeLoan, HomeLoanList, LoanInputs, Provider, RepoChange, SourceDocument } from '../lib/offers/types';
import { currentPeriod, findFigure } from './figures';
import type { DefaultsFile, DocumentsFile, FiguresFile, ListingFile, ProvidersFile, RowOf } from './schemas';

/** The files of src/content that a list of loans names. */
export interface LoanSources {
  readonly providers: ProvidersFile;
  readonly documents: DocumentsFile;
  readonly figures: FiguresFile;
  readonly defaults: DefaultsFile;
}

/** Ids that a row names and no record has are found by `npm run check`; a build stops here. */
function recordOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string, file: string): Row {
  const row = rows.find((record) => record.id === id);
  if (!row) throw new Error(`docs/home-loans.yml names "${id}", which is not in src/content/${file}.yml`);
  return row;
}

function percentOf(text: string): number {
  const percent = Number.parseFloat(text);
  if (!Number.isFinite(percent)) throw new Error(`a figure reads "${text}" where a percentage is needed`);
  return percent;
}

function repoChanges(figures: FiguresFile): readonly RepoChange[] {
  return findFigure(figures, 'repo-rate').periods.flatMap(({ from, value }) =>
    from === undefined ? [] : [{ from, percent: percentOf(value) }],
  );
}

function only(span: Span, what: string): number {
  const value = exactValue(span);
  if (value === undefined) throw new Error(`src/content/defaults.yml: the ${what} of a default is one value`);
  return value;
}

/** What a list or a calculator of this product starts with: rupees, months, percent a year. */
export function defaultLoan({ rows }: DefaultsFile, id: string): LoanInputs & { readonly annualRatePercent: number } {
  const { amount, tenure, rate } = recordOf(rows, id, 'defaults');
  return {
    amount: only(amount, 'amount'),
    tenureMonths: only(tenure, 'tenure'),
    annualRatePercent: only(rate, 'rate'),
  };
}

function homeLoan(row: RowOf<'home-loans'>, { rows }: ProvidersFile): HomeLoan {
  const { provider: id, rates, benchmark, ...rest } = row;
  return {
    ...rest,
    id,
    provider: recordOf(rows, id, 'providers') satisfies Provider,
    rates: rates.map(({ for: conditions = [], ...tier }) => ({ ...tier, conditions })),
    benchmark: benchmark ?? { value: { kind: 'not-found' } },
  };
}

/** Ids of the documents that a row names, in any of its values. */
function documentsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'document' && typeof part === 'string' ? [part] : documentsIn(part),
  );
}

function documentMap(rows: readonly HomeLoan[], sources: DocumentsFile): Readonly<Record<string, SourceDocument>> {
  const ids = new Set(rows.flatMap((row) => documentsIn(row)));
  const found = [...ids].map((id) => recordOf(sources.rows, id, 'documents'));
  const records = found.flatMap(({ through }) =>
    through === undefined ? [] : recordOf(sources.rows, through, 'documents'),
  );
  return Object.fromEntries([...found, ...records].map((document) => [document.id, document]));
}

/**
 * The list of home loans as one piece of JSON: rows with their providers, the documents they name, the repo rate, GST and the defaults. The
 * page, the island and the open data are made from it, so their numbers are the same.
 *
 * @throws {Error} when a row names a provider or a document that is not there
 */
export function homeLoanList(file: ListingFile<'home-loans'>, sources: LoanSources): HomeLoanList {
  const rows = file.rows.map((row) => homeLoan(row, sources.providers));
  const { amount, tenureMonths } = defaultLoan(sources.defaults, 'home-loan');
  return {
    rows,
    documents: documentMap(rows, sources.documents),
    repoRate: repoChanges(sources.figures),
    gstPercent: percentOf(currentPeriod(findFigure(sources.figures, 'loan-fee-gst')).value),
    defaults: { amount, tenureMonths },
    checked: file.checked,
    reviewEveryDays: file.reviewEveryDays,
    chosen: file.chosen,
  };
}
