import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GlossaryFile } from '../../content/schemas';
import { readContent } from '../content/loadDataFile';
import { GLOSSARY_DATA_PATH, type Meanings } from '../../lib/glossary';

/** Term definitions by id. */
export function meaningsOf({ rows }: Pick<GlossaryFile, 'rows'>): Meanings {
  return Object.fromEntries(
    rows.map(({ id, term, full, short }) => [id, { name: full === undefined ? term : `${term}, ${full}`, short }]),
  );
}

/** Writes the file that a page fetches when a term is first explained. */
export async function writeGlossary(outDir: string): Promise<void> {
  await writeFile(path.join(outDir, GLOSSARY_DATA_PATH), JSON.stringify(meaningsOf(readContent('glossary').data)));
}
