import * as z from 'zod';
import { kebabId } from './fieldTypes';
import { hidden } from './meta';
import { isRecord } from '../../lib/isRecord';
import { hasIssueAt, reportAt, rowsIn } from './rowRules';
import * as words from './messages.en';

/** The source documents of the numbers in a list, for the whole file or for one row. */

const hint = 'name the document that says it by its id in src/content/documents, or several as "[one, another]"';

/** An id of a document, or a list of ids; parsed to a list. */
export const source = () =>
  z
    .union([kebabId(hint), z.array(kebabId(hint)).min(1)], { error: hint })
    .transform((ids): readonly string[] => (typeof ids === 'string' ? [ids] : ids))
    .meta({
      ...hidden(
        words.source,
        'Id of the document in src/content/documents that says the numbers, or a list of ids. A row without one has the source of its file.',
        'sbi-rates-2026-10',
      ),
      idOf: 'documents' as const,
    })
    .optional();

/** Fields whose digits need no source, such as addresses. */
const silent = new Set(['link', 'source', 'issuer', 'provider', 'insurer']);

/** Reports rows with a number but no source document. */
export function numbersHaveSources(data: unknown, context: z.core.$RefinementCtx, nameField: string): void {
  if (!isRecord(data) || data.source !== undefined) return;
  for (const [index, row] of rowsIn(data).entries()) {
    if (row.source !== undefined) continue;
    const field = Object.keys(row).find((key) => key !== nameField && !silent.has(key) && statesNumber(row[key]));
    if (field === undefined || hasIssueAt(context, ['rows', index, field])) continue;
    const message =
      'name the document that says it: "source:" with an id of src/content/documents, in this entry or above the rows';
    reportAt(context, ['rows', index, field], message);
  }
}

/** Whether a value contains a digit, except in values with their own document. */
function statesNumber(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(statesNumber);
  if (isRecord(value)) return value.document === undefined && Object.values(value).some(statesNumber);
  return /\d/u.test(String(value));
}
