import { documentsIn } from './documentsIn';
import type { ListingFile } from './schemas';

type Row = Readonly<Record<string, unknown>>;

/** Whether a row, or a value in it, has source documents of its own. */
export function namesSources(row: Row): boolean {
  return row.source !== undefined || documentsIn(row).length > 0;
}

/** Whether any row of a list has source documents of its own. */
export function namesSourcesInRows({ rows }: Pick<ListingFile, 'rows'>): boolean {
  return (rows as readonly Row[]).some(namesSources);
}

/** Ids of a row's source documents: its own or its file's, and those of its values. */
export function sourcesOfRow({ source }: Partial<Pick<ListingFile, 'source'>>, row: Row): readonly string[] {
  const named = (row.source as readonly string[] | undefined) ?? source ?? [];
  return [...new Set([...named, ...documentsIn(row)])];
}
