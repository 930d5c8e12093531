import { readFile, writeFile } from 'node:fs/promises';

/** The part of Docusaurus's `client-manifest.json` that lists the scripts of a page. */
interface ClientManifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
}

/**
 * Adds a lazily loaded chunk to the entries, whose files Docusaurus passes to the page template.
 * @param file the manifest; Docusaurus reads it once the client build is done
 * @param chunk its name
 * @throws when the build has no such chunk
 */
export async function announceChunk(file: string, chunk: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ClientManifest;
  if (!manifest.origins[chunk]) throw new Error(`The client build has no chunk "${chunk}": see ${file}.`);
  await writeFile(file, JSON.stringify({ ...manifest, entrypoints: [...manifest.entrypoints, chunk] }));
}
