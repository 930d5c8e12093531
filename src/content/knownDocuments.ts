import type { SourceDocument } from './offerTypes';
import { recordById } from './recordById';
import type { DocumentsFile } from './schemas';

/**
 * Documents by id, including the records through which they are known.
 * @throws {Error} when one does not exist
 */
export function knownDocuments(
  ids: readonly string[],
  { rows }: DocumentsFile,
): Readonly<Record<string, SourceDocument>> {
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const document = recordById(rows, id, 'documents');
      const through = document.through === undefined ? [] : [recordById(rows, document.through, 'documents')];
      return [document, ...through].map((one) => [one.id, one] as const);
    }),
  );
}
