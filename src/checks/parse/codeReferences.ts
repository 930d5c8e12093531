import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /from '@site\/(docs\/[^'?]+\.yml)/g;

/**
 * The data files of pages that code imports, each with the first file that does: without them the build fails, even if no page imports them.
 * @param root of the repository
 */
export function dataReadByCode(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of codeFiles(path.join(root, 'src'))) {
    for (const [, file = ''] of readFileSync(path.join(root, 'src', name), 'utf8').matchAll(IMPORT)) {
      if (!found.has(file)) found.set(file, `src/${name}`);
    }
  }
  return found;
}

function codeFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isCode = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);
  return names
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter(isCode)
    .sort();
}
