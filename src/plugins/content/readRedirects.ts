import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../output/hosts/formats';
import { loadDataFile } from './loadDataFile';

/**
 * The redirects of moved pages.
 * @param file path of the list, from where the process runs
 * @throws one error with every problem of the list
 */
export function readRedirects(file = 'src/content/redirects.yml'): Redirect[] {
  const data = loadDataFile(path.resolve(file), readFileSync(file, 'utf8'));
  if (data.kind !== 'redirects') throw new Error(`${file}: write "kind: redirects" at the top`);
  return data.rows.map(({ from, to }) => ({ from, to }));
}
