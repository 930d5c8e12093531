import type { Comparison } from '../machines/compare/comparison';
import { recordById } from '../content/recordById';
import type { DocumentsFile } from '../content/schemas';
import { sourceTexts } from '../content/sourceText';

/**
 * Source documents of compared rows as text, by id.
 * @throws {Error} when a document does not exist
 */
export function comparedDocuments(
  rows: readonly { readonly documents: readonly string[] }[],
  documents: DocumentsFile,
): Comparison['documents'] {
  const ids = [...new Set(rows.flatMap((row) => row.documents))];
  const texts = sourceTexts(ids, documents).map(({ id, address, dated, read }) => {
    const { publisher } = recordById(documents.rows, id, 'documents');
    return [id, { name: publisher, address, dates: [dated, read].filter(Boolean).join(', ') }] as const;
  });
  return Object.fromEntries(texts);
}
