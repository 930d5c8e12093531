import path from 'node:path';
import { contentFileType, frontMatterSchema } from '../content/schemas/frontMatter';
import { sortProblems } from './problem';
import type { Problem } from './problem';
import { knownFieldsOf } from './validation/knownFields';
import { schemaProblems } from './validation/schemaProblems';
import { yamlProblems } from './parse/yamlErrors';
import { readYaml } from './parse/yaml';

export interface FrontMatterInput {
  /** Path from the root of the repository: `docs/home-loans.mdx`. */
  readonly path: string;
  /** The whole text of the file. */
  readonly text: string;
  /** Today as year-month-day. */
  readonly today: string;
}

/** The YAML between the two `---` lines, behind as many empty lines as stand above it, so that places stay true. */
export function frontMatterText(text: string): string | undefined {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(text);
  return match?.index === 0 ? `\n${match[1] ?? ''}` : undefined;
}

/** Every problem in the front matter of a page or article. A partial must have none. */
export function frontMatterProblems({ path: filePath, text, today }: FrontMatterInput): Problem[] {
  const start = { path: filePath, line: 1, column: 1 };
  const type = contentFileType(filePath);
  const yaml = frontMatterText(text);
  if (type === 'partial') {
    return yaml === undefined
      ? []
      : [{ ...start, message: 'remove the front matter: a partial is part of another page' }];
  }
  if (yaml === undefined) {
    const message = /^\uFEFF?---[ \t]*\r?\n/.test(text)
      ? 'the front matter is never closed; write "---" on a line of its own after its last field'
      : 'the front matter is missing; begin the file with "---", its fields, and "---" again';
    return [{ ...start, message }];
  }
  const source = readYaml(yaml);
  const broken = yamlProblems(filePath, source);
  if (broken.length > 0 && source.data === undefined) return broken;

  const schema = frontMatterSchema(type, today);
  const issues = schema.safeParse(source.data ?? {}).error?.issues ?? [];
  const context = {
    path: filePath,
    source,
    nameField: '',
    topLevel: 'to the front matter',
    knownFields: knownFieldsOf.bind(undefined, schema),
  };
  const problems = [...broken, ...schemaProblems(issues, context)];

  const fields = source.data as Readonly<Record<string, unknown>> | null;
  const problemAt = (field: string, message: string): Problem => ({
    path: filePath,
    ...source.placeOf([field]),
    field,
    found: source.foundAt([field]),
    message,
  });
  const fileName = path.posix.basename(filePath, '.mdx');
  if (type === 'article' && typeof fields?.slug === 'string' && fields.slug !== fileName) {
    problems.push(problemAt('slug', `write "${fileName}", the name of the file, or rename the file`));
  }
  return sortProblems(problems);
}
