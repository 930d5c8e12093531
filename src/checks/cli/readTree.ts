import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ADDRESSES_PATH } from '../tree/addresses';
import type { Asset } from '../tree/pictureProblems';
import type { ContentTree } from '../tree/validateTree';
import { readContent } from './readContent';

/** Reads all that an editor may change, from the root of the repository. */
export function readTree(siteDir: string): ContentTree {
  const list = path.join(siteDir, ADDRESSES_PATH);
  return {
    files: readContent(siteDir),
    assets: ['static', 'docs', 'blog'].flatMap((folder) => readAssets(siteDir, folder)),
    addresses: existsSync(list) ? readFileSync(list, 'utf8') : '',
  };
}

function readAssets(siteDir: string, folder: string): Asset[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:ya?ml|mdx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(siteDir, file).replaceAll(path.sep, '/'),
      bytes: statSync(file).size,
    }));
}
