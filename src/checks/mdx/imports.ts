import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import { dataFolderOf, exampleOf } from '../exampleFiles';
import type { Problem } from '../problem';

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
 * whose names begin with an underscore; anything else is code and belongs in src/. An example of the vocabulary may show the
 * data file of any page in the folder that it stands for.
 */
export function readImports(filePath: string, blocks: readonly ImportBlock[]): Imports {
  const data = new Map<string, string>();
  const partials = new Set<string>();
  const refused = new Set<string>();
  const problems: Problem[] = [];
  const dataFolder = dataFolderOf(path.posix.dirname(filePath));

  for (const { program, line, column } of blocks) {
    for (const statement of program.body) {
      const start = statement.loc?.start;
      const place = { path: filePath, line: start?.line ?? line, column: start ? start.column + 1 : column };
      if (statement.type !== 'ImportDeclaration') {
        problems.push({ ...place, message: 'content files export nothing; remove this line' });
        continue;
      }
      const ownData = ownDataOf(filePath, String(statement.source.value));
      const fault = importFault(statement, ownData);
      if (fault) problems.push({ ...place, ...fault });
      for (const { local } of statement.specifiers) {
        if (fault) refused.add(local.name);
        else if (statement.source.value === ownData) data.set(local.name, path.posix.join(dataFolder, ownData));
        else partials.add(local.name);
      }
    }
  }
  return { data, partials, refused, problems };
}

/** The data file that this file may import. An example shows the data of a page, whichever that is. */
function ownDataOf(filePath: string, from: string): string {
  if (exampleOf(filePath) === undefined) return `./${path.posix.basename(filePath, '.mdx')}.yml`;
  return /^\.\/[a-z0-9-]+\.yml$/.test(from) ? from : './home-loans.yml';
}

function importFault(
  { specifiers, source }: ImportDeclaration,
  ownData: string,
): Pick<Problem, 'found' | 'message'> | undefined {
  const [specifier] = specifiers;
  const from = String(source.value);
  const isPartial = /^\.\/_[\w-]+\.mdx$/.test(from);
  if (from !== ownData && !isPartial) {
    return { found: JSON.stringify(from), message: `import only "${ownData}" or a partial such as "./_notes.mdx"` };
  }
  if (specifiers.length !== 1 || specifier?.type !== 'ImportDefaultSpecifier') {
    return {
      message: isPartial
        ? `write the import as: import Notes from '${from}'`
        : `write the import as: import rows from '${ownData}'`,
    };
  }
  if (isPartial && !/^[A-Z]/.test(specifier.local.name)) {
    return {
      found: JSON.stringify(specifier.local.name),
      message: 'write the name of a partial with a capital first letter',
    };
  }
  return undefined;
}
