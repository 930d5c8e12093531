import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

type ChunkId = string | number | null;

interface Chunk {
  readonly id?: ChunkId;
  readonly files?: readonly string[];
  readonly children?: readonly ChunkId[];
  /** Chunks that the same import asks for */
  readonly siblings?: readonly ChunkId[];
  /** Why it is a separate file, if it was split off */
  readonly reason?: string;
  readonly modules?: readonly { readonly name?: string }[];
  /** The imports that lead to it */
  readonly origins?: readonly { readonly request?: string }[];
}

/** The part of the bundler's statistics with chunks' files and imports. */
export interface ChunkStats {
  readonly entrypoints?: Readonly<Record<string, { readonly chunks?: readonly ChunkId[] }>>;
  readonly chunks?: readonly Chunk[];
}

/** Paths relative to the output folder. */
export interface IslandFiles {
  /** Files that any page may load, with or without an island */
  readonly everyPage: readonly string[];
  /** Additional files that a page with an island may load, by island name */
  readonly byIsland: Readonly<Record<string, readonly string[]>>;
  /** The same without those that only a module that it imports by a name needs */
  readonly byIslandWithoutImports: Readonly<Record<string, readonly string[]>>;
  /** The files of each module that islands import by a name, by its path: `lists/car-loans` */
  readonly byImport: Readonly<Record<string, ImportFiles>>;
}

/** The files of a module that an island imports. */
interface ImportFiles {
  /** Those that the import asks for */
  readonly atOnce: readonly string[];
  /** These, and what the module may import later */
  readonly ever: readonly string[];
}

/** The import of an island in loaders.ts. */
const ISLAND = /\/(\w+)\.island$/;

/** A module that an island imports by a name in its props: its path below src, without "/index.ts". */
const NAMED_IMPORT =
  /\/src\/((?:lists|calculators|questions)\/[\w-]+(?=\/index\.ts\b)|machines\/calculator\/\w+Layout(?=\.ts\b))/;

const importsOf = ({ modules = [] }: Chunk): readonly string[] =>
  modules.flatMap(({ name = '' }) => NAMED_IMPORT.exec(name)?.[1] ?? []);

function islandOf(request: string | undefined): string | undefined {
  return ISLAND.exec(request ?? '')?.[1];
}

function islandsOf(chunk: Chunk): readonly string[] {
  return (chunk.origins ?? []).flatMap(({ request }) => islandOf(request) ?? []);
}

/** Whether only islands import it. */
function isOfIslands(chunk: Chunk): boolean {
  const islands = islandsOf(chunk);
  return islands.length > 0 && islands.length === chunk.origins?.length;
}

/** Files of chunks and of those that they may import later. */
function filesFrom(
  first: readonly ChunkId[],
  chunksById: ReadonlyMap<ChunkId | undefined, Chunk>,
  isEntered: (chunk: Chunk) => boolean = () => true,
): readonly string[] {
  const seen = new Set<ChunkId>();
  const queue = [...first];
  const files = new Set<string>();
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const chunk = chunksById.get(id);
    if (seen.has(id) || !chunk || !isEntered(chunk)) continue;
    seen.add(id);
    chunk.files?.forEach((file) => files.add(file));
    // A split-off chunk has the children of all its origins. They are not followed, because each origin lists its own.
    if (!chunk.reason?.startsWith('split chunk')) queue.push(...(chunk.children ?? []));
  }
  return [...files];
}

/**
 * Lists all files that an entry can ever load: its own chunks and every chunk it may import later.
 * @param stats statistics with `chunks`, `chunkRelations`, `chunkOrigins` and `entrypoints`
 * @param entry name of the entry
 * @throws when the build has no such entry
 */
export function filesReachableFrom(stats: ChunkStats, entry: string): IslandFiles {
  const first = stats.entrypoints?.[entry]?.chunks;
  if (!first) throw new Error(`The client build has no entry "${entry}".`);
  const chunks = stats.chunks ?? [];
  const chunksById = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const islands = [...new Set(chunks.flatMap(islandsOf))];
  const byIsland = (isEntered?: (chunk: Chunk) => boolean): IslandFiles['byIsland'] =>
    Object.fromEntries(
      islands.map((island) => {
        const own = chunks.filter((chunk) => islandsOf(chunk).includes(island)).map(({ id = null }) => id);
        return [island, filesFrom(own, chunksById, isEntered)];
      }),
    );
  return {
    everyPage: filesFrom(first, chunksById, (chunk) => !isOfIslands(chunk)),
    byIsland: byIsland(),
    byIslandWithoutImports: byIsland((chunk) => importsOf(chunk).length === 0),
    byImport: filesByImport(chunks, chunksById),
  };
}

/** An import asks for the chunk of its module and for what was split off from that. */
function filesByImport(
  chunks: readonly Chunk[],
  chunksById: ReadonlyMap<ChunkId | undefined, Chunk>,
): IslandFiles['byImport'] {
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const ids = [chunk.id ?? null, ...(chunk.siblings ?? [])];
      const files: ImportFiles = {
        atOnce: ids.flatMap((id) => chunksById.get(id)?.files ?? []),
        ever: filesFrom(ids, chunksById),
      };
      return importsOf(chunk).map((path) => [path, files] as const);
    }),
  );
}

/** All files in it, each once. */
export function allFiles({ everyPage, byIsland }: IslandFiles): ReadonlySet<string> {
  return new Set([...everyPage, ...Object.values(byIsland).flat()]);
}

const ISLAND_IN_PAGE = /data-island="(\w+)"(?:[^>]*? data-island-imports="([^"]+)")?/g;

/** The files that the islands in the HTML of a page may load, besides those of every page; of one that names no imports, all it may ever load. */
export function filesOfIslandsIn(
  html: string,
  { byIsland, byIslandWithoutImports, byImport }: IslandFiles,
): readonly string[] {
  return [...html.matchAll(ISLAND_IN_PAGE)].flatMap(([, island = '', imports]) =>
    imports === undefined
      ? (byIsland[island] ?? [])
      : [
          ...(byIslandWithoutImports[island] ?? []),
          ...imports.split(' ').flatMap((module) => byImport[module]?.ever ?? []),
        ],
  );
}

/** Facts about the islands entry for the end of the build. */
export interface BuiltIslands extends IslandFiles {
  /** Folders of the packages whose code is shipped, relative to the site's root */
  readonly packages: readonly string[];
}

const FILE = 'built-islands.json';

/** Saves it for the end of the build, which deletes all other scripts. */
export async function keepBuiltIslands(generatedFilesDir: string, built: BuiltIslands): Promise<void> {
  await writeFile(path.join(generatedFilesDir, FILE), JSON.stringify(built));
}

/** @returns what `keepBuiltIslands` wrote */
export async function readBuiltIslands(generatedFilesDir: string): Promise<BuiltIslands> {
  return JSON.parse(await readFile(path.join(generatedFilesDir, FILE), 'utf8')) as BuiltIslands;
}
