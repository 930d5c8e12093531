import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes the client scripts that no page loads: Docusaurus's own app, built only because it extracts the stylesheet.
 * @param outDir the build's output folder
 * @param keep paths relative to it
 */
export async function pruneScripts(outDir: string, keep: ReadonlySet<string>): Promise<void> {
  const folder = path.join(outDir, 'assets', 'js');
  const unused = (await readdir(folder)).filter((name) => !keep.has(`assets/js/${name}`));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
}
