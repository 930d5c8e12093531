import type { ListingFile } from './schemas';

type Row = Readonly<Record<string, unknown>>;

/** Whether a row names documents of its own. One that names none has those of its file. */
export function namesSources({ source }: Row): boolean {
  return source !== undefined;
}

/** Whether rows of a list name documents of their own. */
export function namesSourcesInRows({ kind, rows }: ListingFile): boolean {
  return kind === 'home-loans' || rows.some(namesSources);
}

/** Ids of the documents of one row: its own, or those of its file. */
export function sourcesOfRow({ source }: Partial<Pick<ListingFile, 'source'>>, row: Row): readonly string[] {
  return (row.source as readonly string[] | undefined) ?? source ?? [];
}
