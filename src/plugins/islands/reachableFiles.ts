import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The part of a bundler's statistics that says which chunk leads to which, and what files each became. */
export interface ChunkStats {
  readonly entrypoints?: Readonly<Record<string, { readonly chunks?: readonly (string | number | null)[] }>>;
  readonly chunks?: readonly {
    readonly id?: string | number | null;
    readonly files?: readonly string[];
    readonly children?: readonly (string | number | null)[];
  }[];
}

/**
 * Lists the files that an entry can ever load: those of its own chunks and of every chunk it may import later.
 * @param stats statistics with `chunks`, `chunkRelations` and `entrypoints`
 * @param entry name of the entry
 * @returns paths relative to the output folder
 * @throws when the build has no such entry
 */
export function filesReachableFrom(stats: ChunkStats, entry: string): Set<string> {
  const first = stats.entrypoints?.[entry]?.chunks;
  if (!first) throw new Error(`The client build has no entry "${entry}".`);
  const chunksById = new Map((stats.chunks ?? []).map((chunk) => [chunk.id, chunk]));
  const seen = new Set<string | number | null>();
  const queue = [...first];
  const files = new Set<string>();
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const chunk = chunksById.get(id);
    chunk?.files?.forEach((file) => files.add(file));
    queue.push(...(chunk?.children ?? []));
  }
  return files;
}

const FILE = 'island-files.json';

/** Keeps the files of the islands entry for the end of the build, when everything else is deleted. */
export async function keepIslandFiles(generatedFilesDir: string, files: ReadonlySet<string>): Promise<void> {
  await writeFile(path.join(generatedFilesDir, FILE), JSON.stringify([...files]));
}

/** @returns what `keepIslandFiles` wrote, relative to the output folder */
export async function readIslandFiles(generatedFilesDir: string): Promise<ReadonlySet<string>> {
  return new Set(JSON.parse(await readFile(path.join(generatedFilesDir, FILE), 'utf8')) as readonly string[]);
}
