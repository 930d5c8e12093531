import type { Root } from 'mdast';
import { frontMatterProblems } from '../frontMatter';
import { sortProblems } from '../problem';
import type { Problem } from '../problem';
import { componentProblems } from './checkComponents';
import { textProblems } from './checkText';
import { readImports } from './imports';
import type { ImportBlock } from './imports';
import { parseMdx } from '../parse/mdx';
import { unwrittenParts } from './unwritten';

export interface MdxFileInput {
  /** Path from the root of the repository: `docs/home-loans.mdx`. A name that begins with `_` is a partial. */
  readonly path: string;
  readonly text: string;
  /** Ids of src/content/figures.yml. */
  readonly figureIds: readonly string[];
  /** Today as year-month-day. */
  readonly today: string;
  /** The kind of each data file by its path, where it is known, to check that it fits the component. Left out, that is not checked. */
  readonly dataFiles?: ReadonlyMap<string, string | undefined>;
  /** Whether parts may still be unwritten: in the dev server, where an editor looks at a page while writing it. */
  readonly draft?: boolean;
}

/** Every problem of a page, article or partial, in the order of the lines. A file that cannot be parsed has one for its body. */
export function validateMdxFile({ path, text, figureIds, today, dataFiles, draft }: MdxFileInput): Problem[] {
  const problems = [...frontMatterProblems({ path, text, today }), ...(draft ? [] : unwrittenParts(path, text))];
  const parsed = parseMdx(text);
  if ('fault' in parsed) return sortProblems([...problems, { path, ...parsed.fault }]);

  const imports = readImports(path, importBlocks(parsed.root));
  const dataKinds = new Map<string, string | undefined>();
  for (const [name, file] of imports.data) {
    dataKinds.set(name, dataFiles?.get(file));
    if (dataFiles && !dataFiles.has(file)) {
      problems.push({
        path,
        line: 1,
        column: 1,
        field: 'import',
        found: JSON.stringify(file),
        message: 'there is no such data file; create it',
      });
    }
  }
  for (const name of imports.refused) dataKinds.set(name, undefined);
  problems.push(
    ...imports.problems,
    ...componentProblems(parsed.root, {
      path,
      figureIds,
      dataKinds,
      partials: new Set([...imports.partials, ...imports.refused]),
    }),
    ...textProblems(path, parsed.root, new Set([...imports.data.keys(), ...imports.refused])),
  );
  return sortProblems(problems);
}

function importBlocks(root: Root): ImportBlock[] {
  return root.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm' || !node.data?.estree) return [];
    const { line = 1, column = 1 } = node.position?.start ?? {};
    return [{ program: node.data.estree, line, column }];
  });
}
