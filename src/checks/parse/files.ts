import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem';

export interface TextFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A file that is neither a page nor data: a picture, or a file in the wrong place. */
export interface Asset {
  readonly path: string;
  readonly bytes: number;
  readonly read: () => Buffer;
}

export interface Files {
  /** Pages, articles and partials, in the order of their paths. */
  readonly mdx: readonly TextFile[];
  readonly yaml: readonly TextFile[];
  readonly assets: readonly Asset[];
  /** Files that could not be read. */
  readonly problems: readonly Problem[];
}

const PAGE = /\.mdx?$/;
const DATA = /\.ya?ml$/;

/** Reads the files that editors change: docs/, blog/, static/, and the data in src/content/. */
export function readFiles(root: string): Files {
  const files = { mdx: [] as TextFile[], yaml: [] as TextFile[], assets: [] as Asset[], problems: [] as Problem[] };
  for (const folder of ['docs', 'blog', 'static']) walk(folder, () => true);
  walk('src/content', (name) => DATA.test(name));
  for (const all of [files.mdx, files.yaml, files.assets]) all.sort((a, b) => (a.path < b.path ? -1 : 1));
  return files;

  function walk(folder: string, isContent: (name: string) => boolean): void {
    for (const entry of list(folder)) {
      const name = `${folder}/${entry.name}`;
      // Of static/, hidden files are published as well.
      if (entry.name.startsWith('.') && !folder.startsWith('static')) continue;
      if (entry.isDirectory()) {
        if (PAGE.test(entry.name) || DATA.test(entry.name)) {
          report(name, 'this is a folder; a page or a data file is a file, so rename it or move it away');
        }
        walk(name, isContent);
      } else if (isContent(name)) {
        read(name, folder);
      }
    }
  }

  function list(folder: string) {
    try {
      return readdirSync(path.join(root, folder), { withFileTypes: true });
    } catch {
      // A folder may be missing.
      return [];
    }
  }

  function read(name: string, folder: string): void {
    const file = path.join(root, name);
    try {
      const stats = statSync(file);
      if (!stats.isFile()) {
        report(name, 'this link leads to a folder; put the files themselves here');
      } else if (PAGE.test(name) && !folder.startsWith('static')) {
        files.mdx.push({ path: name, text: readFileSync(file, 'utf8') });
      } else if (DATA.test(name) && !folder.startsWith('static')) {
        files.yaml.push({ path: name, text: readFileSync(file, 'utf8') });
      } else {
        files.assets.push({ path: name, bytes: stats.size, read: () => readFileSync(file) });
      }
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      report(
        name,
        isGone
          ? 'this is a link to a file that is not there; put the file itself here, or remove the link'
          : 'this file cannot be read; see who owns it and whether it may be opened',
      );
    }
  }

  function report(name: string, message: string): void {
    files.problems.push({ path: name, line: 1, column: 1, message });
  }
}

/** The paths of all files below a folder, from that folder, with forward slashes and in order; none if there is no such folder. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => name.replaceAll(path.sep, '/')).sort();
}
