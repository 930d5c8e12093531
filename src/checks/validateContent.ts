import { figureIdsIn } from '../content/figures';
import { kindNames } from '../content/schemas';
import { validateMdxFile } from './mdx/validateMdxFile';
import type { MdxFileInput } from './mdx/validateMdxFile';
import { validateDataFile } from './validate';
import { sortProblems } from './problem';
import type { Problem } from './problem';
import type { Targets } from './validation/targetProblems';

interface ContentFile {
  readonly path: string;
  readonly text: string;
}

const figuresPath = 'src/content/figures.yml';

/**
 * Every problem of the content files: each by itself, and what holds between them.
 * @param targets what rows may lead to; left out, that is not checked
 * @param inOrder paths of pages, articles and partials that are known to have no problem by themselves
 */
export function validateContent(
  files: readonly ContentFile[],
  today: string,
  targets?: Targets,
  inOrder: ReadonlySet<string> = new Set(),
): Problem[] {
  const problems: Problem[] = [];

  for (const { path, text } of files.filter((file) => /\.ya?ml$/.test(file.path))) {
    if (path.endsWith('.yaml')) {
      problems.push({ path, line: 1, column: 1, message: 'name the file .yml, as all data files are named' });
    }
    const result = validateDataFile({ path, text, today, ...(targets && { targets }) });
    if (!result.ok) problems.push(...result.problems);
  }
  for (const input of mdxInputs(files, today)) {
    const { path } = input;
    if (path.endsWith('.md')) {
      problems.push({ path, line: 1, column: 1, message: 'name the file .mdx, as all pages are named' });
    }
    if (!inOrder.has(path)) problems.push(...validateMdxFile(input));
  }
  return sortProblems([...problems, ...repeatedFrontMatter(files)]);
}

/** The pages, articles and partials among the files, each with what its checks need to know of the others. */
export function mdxInputs(files: readonly ContentFile[], today: string): MdxFileInput[] {
  const data = files.filter(({ path }) => /\.ya?ml$/.test(path));
  const dataFiles = new Map(data.map(({ path, text }) => [path.replace(/\.yaml$/, '.yml'), kindIn(text)]));
  const figureIds = figureIdsIn(data.find(({ path }) => path === figuresPath)?.text ?? '');
  return files
    .filter(({ path }) => /\.mdx?$/.test(path))
    .map(({ path, text }) => ({ path, text, figureIds, today, dataFiles }));
}

/** Titles and descriptions are unique in the site: a search engine and a reader tell pages apart by them. */
function repeatedFrontMatter(files: readonly ContentFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files
    .filter(({ path }) => path.endsWith('.mdx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^(title|description|excerpt): *(\S.*?)\s*$/gm)].flatMap(
        ([, field = '', value = ''], index) => {
          if (index > 2) return [];
          const key = value.replaceAll(/^['"]|['"]$/g, '').toLowerCase();
          const earlier = seen.get(key);
          if (earlier === undefined) {
            seen.set(key, path);
            return [];
          }
          const line = text.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
          return [
            {
              path,
              line,
              column: 1,
              field,
              message: `${earlier} has the same one; write one that tells the two pages apart`,
            },
          ];
        },
      ),
    );
}

/**
 * The kind that the file states, if there is such a kind. Read by pattern, so that one mistake in the file does not make
 * every page that relies on it look wrong as well.
 */
function kindIn(text: string): string | undefined {
  const stated = /^kind: *['"]?([\w-]+)/m.exec(text)?.[1];
  return kindNames.find((name) => name === stated);
}
