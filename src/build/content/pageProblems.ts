import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPage } from '../../checks/checkSite';
import type { TextFile } from '../../checks/parse/files';
import type { Problem } from '../../checks/problem';
import { todayInIndia } from '../../content/today';

const FIGURES = 'src/content/figures.yml';

interface FilesBeside {
  readonly data: readonly string[];
  readonly partials: readonly string[];
}

/** The files besides a page that decide whether it is right: its data, the partials of its folder and the figures. */
export function filesBeside(name: string): FilesBeside {
  const own = path.posix.basename(name).replace(/\.mdx?$/, '');
  const folder = path.posix.dirname(name);
  const beside = (isWanted: (file: string) => boolean): string[] =>
    readdirSync(folder)
      .filter(isWanted)
      .map((file) => path.posix.join(folder, file));
  const ownData = beside((file) => file === `${own}.yml` || (file.startsWith(`${own}-`) && file.endsWith('.yml')));
  return {
    data: [...(existsSync(FIGURES) ? [FIGURES] : []), ...ownData],
    partials: beside((file) => /^_.*\.mdx$/.test(file)),
  };
}

const read = (file: string): TextFile => ({ path: file, text: readFileSync(file, 'utf8') });

/**
 * What is wrong with a page, an article or a partial by itself, as `npm run check` says it.
 * @param name path relative to the root of the repository, where the dev server runs
 */
export function pageProblems(name: string, text: string): readonly Problem[] {
  const { data, partials } = filesBeside(name);
  const beside = { data: data.map(read), partials: partials.map(read) };
  return checkPage({ path: name, text }, beside, todayInIndia(), process.cwd());
}

/** The path of a content file relative to the root; undefined for a file that is code, such as a page under src/pages. */
export function contentName(file: string): string | undefined {
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
  return name.startsWith('docs/') || name.startsWith('blog/') ? name : undefined;
}
