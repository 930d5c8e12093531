import type { ListingFile } from './schemas';

type Row = Readonly<Record<string, unknown>>;

/** Whether a row has its own source documents, not those of its file. */
export function namesSources({ source }: Row): boolean {
  return source !== undefined;
}

/** Whether any row of a list has its own source documents. */
export function namesSourcesInRows({ kind, rows }: ListingFile): boolean {
  return kind === 'home-loans' || rows.some(namesSources);
}

/** The ids of a row's source documents: its own, or those of its file. */
export function sourcesOfRow({ source }: Partial<Pick<ListingFile, 'source'>>, row: Row): readonly string[] {
  return (row.source as readonly string[] | undefined) ?? source ?? [];
}
