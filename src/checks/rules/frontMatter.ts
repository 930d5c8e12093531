import path from 'node:path';
import { frontMatterSchema } from '../../content/schemas/frontMatter';
import { addressed, allMdx } from '../model';
import type { Page } from '../model';
import type { Problem } from '../problem';
import { schemaProblems } from '../validate';
import type { Report, Rule } from './rule';

/** Front matter that does not match its schema. Partials must have none. */
export const validFrontMatter: Rule = (site, report) => {
  for (const page of allMdx(site)) {
    const { path: name, frontMatter, text, kind } = page;
    const start = { path: name, line: 1, column: 1 };
    if (kind === 'partial') {
      if (frontMatter) report({ ...start, message: 'remove the front matter: a partial is part of another page' });
    } else if (!frontMatter) {
      const message = text.replace('\uFEFF', '').trimStart().startsWith('---')
        ? 'the front matter is never closed; write "---" on a line of its own after its last field'
        : 'the front matter is missing; begin the file with "---", its fields, and "---" again';
      report({ ...start, message });
    } else {
      fieldProblems(page, kind, site.today).forEach(report);
    }
  }
};

function fieldProblems(
  { path: name, frontMatter, fields }: Page,
  kind: 'page' | 'article',
  today: string,
): readonly Problem[] {
  if (!frontMatter) return [];
  const { data, problems } = frontMatter;
  if (data === undefined) return problems;
  const schema = frontMatterSchema(kind, today);
  const issues = schema.safeParse(data ?? {}).error?.issues ?? [];
  const context = { file: frontMatter, schema, nameField: '', topLevel: 'to the front matter' };
  const found = [...problems, ...schemaProblems(issues, context)];
  const fileName = path.posix.basename(name).replace(/\.mdx?$/, '');
  if (kind === 'article' && typeof fields.slug === 'string' && fields.slug !== fileName) {
    const place = { path: name, ...frontMatter.placeOf(['slug']), field: 'slug', found: frontMatter.foundAt(['slug']) };
    found.push({ ...place, message: `write "${fileName}", the name of the file, or rename the file` });
  }
  return found;
}

/** Pages with the same title or description, by which search engines and readers distinguish them. */
export const uniqueTitles: Rule = (site, report) => {
  const seen = new Map<string, string>();
  for (const page of addressed(site)) {
    for (const field of ['title', 'description', 'excerpt']) reportRepeated(page, field, seen, report);
  }
};

function reportRepeated(page: Page, field: string, seen: Map<string, string>, report: Report) {
  const { path: name, frontMatter, fields } = page;
  const value = fields[field];
  if (!frontMatter || typeof value !== 'string' || value === '') return;
  const earlier = seen.get(value.toLowerCase());
  if (earlier === undefined) {
    seen.set(value.toLowerCase(), name);
    return;
  }
  const message = `${earlier} has the same one; write one that tells the two pages apart`;
  report({ path: name, ...frontMatter.placeOfKey([field]), field, message });
}
