import * as z from 'zod';
import { dataFileSchema, kindNames, kindOf } from '../content/schemas';
import type { DataFile as ValidData } from '../content/schemas';
import { didYouMean } from '../lib/didYouMean';
import type { DataFile } from './model';
import { sortProblems } from './problem';
import type { Problem } from './problem';
import { schemaProblems } from './schemaProblems';

export type Validation =
  { readonly ok: true; readonly data: ValidData } | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Holds a data file against the schema of its kind, and gives either its typed data or every problem in it, in the order of
 * the lines. Broken YAML is reported alone: what could be read of such a file would only mislead.
 * @param today year-month-day
 */
export function checkData(file: DataFile, today: string): Validation {
  const { path, kind, data, problems } = file;
  if (data === undefined && problems.length > 0) return { ok: false, problems };
  if (kind === undefined) return { ok: false, problems: [...problems, kindProblem(file)] };

  const schema = dataFileSchema(kind, today);
  const result = schema.safeParse(data);
  const issues = result.error?.issues ?? [];
  const context = { path, source: file, schema, nameField: kindOf(kind).nameField ?? '', topLevel: 'above the rows' };
  const found = [...problems, ...schemaProblems(issues, context)];
  if (found.length > 0) return { ok: false, problems: sortProblems(found) };
  // The schema of the kind has just accepted it, and the types are inferred from that schema.
  return { ok: true, data: result.data as unknown as ValidData };
}

function kindProblem({ path, data, ...source }: DataFile): Problem {
  const { kind } = z.object({ kind: z.unknown() }).safeParse(data).data ?? {};
  const allowed = `write one of ${kindNames.join(', ')}`;
  if (kind === undefined) {
    return {
      path,
      line: 1,
      column: 1,
      field: 'kind',
      message: `missing; add "kind:" at the top of the file and ${allowed}`,
    };
  }
  const message = [allowed, typeof kind === 'string' ? didYouMean(kind, kindNames) : ''].filter(Boolean).join('; ');
  return { path, ...source.placeOf(['kind']), field: 'kind', found: source.foundAt(['kind']), message };
}
