import * as z from 'zod';
import { didYouMean } from './didYouMean';
import { dataFileSchema, kindNames, kindOf } from '../content/schemas';
import type { DataFile } from '../content/schemas';
import { sortProblems } from './problem';
import type { Problem } from './problem';
import { knownFieldsOf } from './validation/knownFields';
import { schemaProblems } from './validation/schemaProblems';
import { targetProblems } from './validation/targetProblems';
import type { Targets } from './validation/targetProblems';
import { yamlProblems } from './parse/yamlErrors';
import { readYaml } from './parse/yaml';
import type { YamlSource } from './parse/yaml';

export { formatProblem } from './problem';
export type { Problem } from './problem';

export interface DataFileInput {
  /** Path from the root of the repository, for messages: `docs/home-loans.yml`. */
  readonly path: string;
  readonly text: string;
  /** Today as year-month-day. Passed in, so that the function depends on nothing but its input. */
  readonly today: string;
  /** What rows may lead to. Left out, that is not checked: a build sees one file at a time. */
  readonly targets?: Targets;
}

export type Validation<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks a data file and gives either its typed data or every problem in it, in the order of the lines. Throws nothing.
 * Broken YAML is reported alone: what could be read of such a file would only mislead.
 */
export function validateDataFile({ path, text, today, targets }: DataFileInput): Validation<DataFile> {
  const source = readYaml(text);
  const broken = yamlProblems(path, source);
  if (broken.length > 0 && source.data === undefined) return { ok: false, problems: broken };

  const kind = z.object({ kind: z.enum(kindNames) }).safeParse(source.data).data?.kind;
  if (kind === undefined) return { ok: false, problems: [...broken, kindProblem(path, source)] };

  const schema = dataFileSchema(kind, today);
  const { nameField = '' } = kindOf(kind);
  const result = schema.safeParse(source.data);
  const issues = result.error?.issues ?? [];
  const faulty = new Set(issues.map((issue) => issue.path.join('/')));
  const context = { path, source, nameField, faulty };
  const problems = [
    ...broken,
    ...schemaProblems(issues, {
      ...context,
      topLevel: 'above the rows',
      knownFields: (place) => knownFieldsOf(schema, place),
    }),
    ...(targets ? targetProblems(schema, context, targets) : []),
  ];
  if (problems.length > 0) return { ok: false, problems: sortProblems(problems) };
  // The schema of the kind has just accepted it, and the types are inferred from that schema.
  return { ok: true, data: result.data as unknown as DataFile };
}

function kindProblem(path: string, source: YamlSource): Problem {
  const { kind } = z.object({ kind: z.unknown() }).safeParse(source.data).data ?? {};
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
