import type { ListingFile } from './schemas';

/** Whether the rows of a list name documents of their own; if not, all of them have those of the file. */
export function namesSourcesInRows({ kind, rows }: ListingFile): boolean {
  return kind === 'home-loans' || rows.some(({ source }) => source !== undefined);
}

/** Ids of the documents of one row: its own, or those of its file. */
export function sourcesOfRow({ source }: ListingFile, row: Readonly<Record<string, unknown>>): readonly string[] {
  return (row.source as readonly string[] | undefined) ?? source ?? [];
}
