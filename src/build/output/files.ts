import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files below a folder whose names have one of these endings.
 * @returns absolute paths, sorted
 */
export async function filesBelow(folder: string, ...endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => path.join(folder, name))
    .sort();
}

/** The pages of a build, each with its path in the output folder: `/insurance/health` is in `/insurance/health.html`. */
export async function builtPages(outDir: string): Promise<readonly { readonly page: string; readonly file: string }[]> {
  const files = await filesBelow(outDir, '.html');
  return files.map((file) => {
    const address = path.relative(outDir, file).split(path.sep).join('/');
    return { page: `/${address.replace(/\.html$/, '')}`, file };
  });
}

/** Replaces a page atomically, because the blog plugin may be reading it for the feeds at the same time. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
