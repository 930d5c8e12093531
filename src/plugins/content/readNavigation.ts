import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NavigationFile } from '../../content/schemas';
import { loadDataFile } from './loadDataFile';

/** The menus, for what a build writes beside its pages. @throws one error with every problem of the file */
export function readNavigation(file = 'src/content/navigation.yml'): NavigationFile {
  const data = loadDataFile(path.resolve(file), readFileSync(file, 'utf8'));
  if (data.kind !== 'navigation') throw new Error(`${file}: write "kind: navigation" at the top`);
  return data;
}
