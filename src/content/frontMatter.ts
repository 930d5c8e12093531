import path from 'node:path';
import { isRealDate } from './fieldTypes';
import { articleFrontMatter, contentFileType, pageFrontMatter } from './frontMatterSchemas';
import { todayInIndia } from './today';
import { formatProblem, sortProblems } from './validation/problem';
import type { Problem } from './validation/problem';
import { knownFieldsOf } from './validation/knownFields';
import { schemaProblems } from './validation/schemaProblems';
import { yamlProblems } from './validation/yamlErrors';
import { readYaml } from './validation/yamlSource';

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

  const schema = type === 'article' ? articleFrontMatter : pageFrontMatter;
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
  for (const field of ['date', 'reviewed']) {
    const day = fields?.[field];
    if (typeof day === 'string' && isRealDate(day) && day > today) {
      problems.push(problemAt(field, `write a day that is not after today, "${today}"`));
    }
  }
  return sortProblems(problems);
}

/** What Docusaurus knows about a file when it reads its front matter. */
export interface ParsedFrontMatter {
  /** Path from the root of the repository. */
  readonly filePath: string;
  /** What the default parser made of the front matter; empty where there is none. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The whole text of the file. */
  readonly source: string;
}

/**
 * For `markdown.parseFrontMatter` of docusaurus.config.ts.
 * @throws one error that lists every problem, one a line; also when the default parser read other fields than are checked here
 */
export function validateFrontMatter({ filePath, data, source }: ParsedFrontMatter): void {
  const problems = frontMatterProblems({ path: filePath, text: source, today: todayInIndia() });
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const checked = new Set(Object.keys(readYaml(frontMatterText(source) ?? '').data ?? {}));
  const unchecked = Object.keys(data).filter((field) => !checked.has(field));
  if (unchecked.length > 0) {
    throw new Error(
      `${filePath}:1:1  front matter: found ${unchecked.join(', ')} in a form that is not checked; write plain YAML`,
    );
  }
}
