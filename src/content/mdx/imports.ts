import path from 'node:path';
import type { Program } from 'estree';
import type { Problem } from '../validation/problem';

/** What a content file has brought in by name. */
export interface Imports {
  /** Names of data, with the path of the data file from the root of the repository. */
  readonly data: ReadonlyMap<string, string>;
  /** Names of partials, which are used as components. */
  readonly partials: ReadonlySet<string>;
  /** Names from imports that are not allowed: reported once, where they are imported, and not again where they are used. */
  readonly refused: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** The statements of an `import` block, as the parser gives them. */
export interface ImportBlock {
  readonly program: Program;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads the imports of a content file. Allowed are its own data file, in the same folder and of the same name, and partials,
 * whose names begin with an underscore; anything else is code and belongs in src/.
 */
export function readImports(filePath: string, blocks: readonly ImportBlock[]): Imports {
  const data = new Map<string, string>();
  const partials = new Set<string>();
  const refused = new Set<string>();
  const problems: Problem[] = [];
  const ownData = `./${path.posix.basename(filePath, '.mdx')}.yml`;

  for (const { program, line, column } of blocks) {
    for (const statement of program.body) {
      const place = {
        path: filePath,
        line: statement.loc?.start.line ?? line,
        column: (statement.loc?.start.column ?? column - 1) + 1,
      };
      if (statement.type !== 'ImportDeclaration') {
        problems.push({ ...place, message: 'content files export nothing; remove this line' });
        continue;
      }
      const from = String(statement.source.value);
      const [specifier] = statement.specifiers;
      const names = statement.specifiers.map(({ local }) => local.name);
      const allowed = `import only "${ownData}" or a partial such as "./_notes.mdx"`;
      if (statement.specifiers.length !== 1 || specifier?.type !== 'ImportDefaultSpecifier') {
        problems.push({ ...place, message: `write the import as: import rows from '${ownData}'` });
      } else if (from === ownData) {
        data.set(specifier.local.name, path.posix.join(path.posix.dirname(filePath), from));
      } else if (/^\.\/_[\w-]+\.mdx$/.test(from)) {
        const name = specifier.local.name;
        if (/^[A-Z]/.test(name)) partials.add(name);
        else
          problems.push({
            ...place,
            found: `"${name}"`,
            message: 'write the name of a partial with a capital first letter',
          });
      } else {
        problems.push({ ...place, found: JSON.stringify(from), message: allowed });
      }
    }
  }
  return { data, partials, refused, problems };
}
