import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-client-redirects';
import { loadDataFile } from './loadDataFile';

/**
 * The redirects of moved pages, for plugin-client-redirects.
 * @param file path of the list, from where the process runs
 * @throws one error with every problem of the list
 */
export function readRedirects(file = 'src/content/redirects.yml'): NonNullable<Options['redirects']> {
  const data = loadDataFile(path.resolve(file), readFileSync(file, 'utf8'));
  if (data.kind !== 'redirects') throw new Error(`${file}: write "kind: redirects" at the top`);
  return data.rows.map(({ from, to }) => ({ from, to }));
}
