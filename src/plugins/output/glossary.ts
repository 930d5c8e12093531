import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../checks/model';
import type { GlossaryFile } from '../../content/schemas';
import { GLOSSARY_DATA_PATH, type Meanings } from '../../lib/glossary';

/** What each term means, by its id. */
export function meaningsOf({ rows }: Pick<GlossaryFile, 'rows'>): Meanings {
  return Object.fromEntries(
    rows.map(({ id, term, full, short }) => [id, { name: full === undefined ? term : `${term}, ${full}`, short }]),
  );
}

/**
 * Writes what a page fetches when a visitor first asks for a word.
 *
 * @throws {Error} when the site has no glossary
 */
export async function writeGlossary(outDir: string, { data }: Pick<Site, 'data'>): Promise<void> {
  const file = data.find(({ kind }) => kind === 'glossary');
  if (!file) throw new Error('src/content/glossary.yml is gone, and pages explain their words from it.');
  await writeFile(path.join(outDir, GLOSSARY_DATA_PATH), JSON.stringify(meaningsOf(file.data as GlossaryFile)));
}
