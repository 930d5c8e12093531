import path from 'node:path';
import { allMdx } from '../model';
import { importedPath } from '../parse/importedPath';
import type { Page } from '../model';
import type { Import } from '../parse/mdxFacts';
import type { Problem } from '../problem';
import type { Rule } from './rule';

/**
 * Imports other than those that a page may have: data files in the same folder, with the name of the page or that name and a suffix
 * (`fixed-deposits-companies.yml`), and partials, whose names begin with an underscore. Also imports of missing files.
 */
export const imports: Rule = (site, report) => {
  const dataFiles = new Set(site.data.map((file) => file.path.replace(/\.yaml$/, '.yml')));
  const partials = new Set(site.partials.map((page) => page.path));
  for (const page of allMdx(site)) {
    for (const statement of page.imports) {
      const { line, column, from } = statement;
      const fault = importFault(page, statement);
      if (fault) {
        report({ path: page.path, line, column, ...fault });
        continue;
      }
      const target = importedPath(page.path, from);
      if (dataFiles.has(target) || partials.has(target)) continue;
      const what = from.endsWith('.yml') ? 'data file' : 'partial';
      const start = { path: page.path, line: 1, column: 1, field: 'import' };
      report({ ...start, found: JSON.stringify(target), message: `there is no such ${what}; create it` });
    }
  }
};

/** The fault of an import, whether or not its file exists. */
export function importFault(
  { path: filePath }: Page,
  { from, names, isDefault }: Import,
): Pick<Problem, 'found' | 'message'> | undefined {
  const own = `./${path.posix.basename(filePath).replace(/\.mdx?$/, '')}`;
  const isPartial = /^\.\/_[\w-]+\.mdx$/.test(from);
  const isYaml = /^\.\/[a-z0-9-]+\.yml$/.test(from);
  const isData = isYaml && (from === `${own}.yml` || from.startsWith(`${own}-`));
  if (!isData && !isPartial) {
    return { found: JSON.stringify(from), message: `import only "${own}.yml" or a partial such as "./_notes.mdx"` };
  }
  if (!isDefault) return { message: `write the import as: import ${isPartial ? 'Notes' : 'rows'} from '${from}'` };
  const [name = ''] = names;
  if (isPartial && !/^[A-Z]/.test(name)) {
    return { found: JSON.stringify(name), message: 'write the name of a partial with a capital first letter' };
  }
  return undefined;
}
