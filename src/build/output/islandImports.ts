import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IslandFiles } from '../islands/reachableFiles';
import { filesBelow, replaceFile } from './files';

const IMPORTS = /(?<= data-island-imports=")[^"]+/g;

/** The bundler's id of the chunk in a file: 1771 of `assets/js/1771.7a787ec4.js`. */
export const chunkIn = (file: string): string => path.basename(file).split('.')[0] ?? '';

/**
 * Replaces the modules that the islands of a page import by the chunks that hold them, which only a finished build knows: the runtime
 * fetches them.
 * @throws when no chunk has such a module
 */
export function nameChunks(html: string, byImport: IslandFiles['byImport']): string {
  return html.replace(IMPORTS, (modules) => {
    const files = modules.split(' ').flatMap((module) => {
      const ofModule = byImport[module];
      if (!ofModule) throw new Error(`An island imports "${module}", which is in no script of this build.`);
      return ofModule.atOnce.filter((file) => file.endsWith('.js'));
    });
    return [...new Set(files.map(chunkIn))].join(' ');
  });
}

/** Does so in all pages of a build. */
export async function nameIslandImports(outDir: string, { byImport }: Pick<IslandFiles, 'byImport'>): Promise<void> {
  for (const page of await filesBelow(outDir, '.html')) {
    const html = await readFile(page, 'utf8');
    const named = nameChunks(html, byImport);
    if (named !== html) await replaceFile(page, named);
  }
}
