import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

type ChunkId = string | number | null;

interface Chunk {
  readonly id?: ChunkId;
  readonly files?: readonly string[];
  readonly children?: readonly ChunkId[];
  /** Why it is a file of its own, where it was taken out of those that import it */
  readonly reason?: string;
  readonly modules?: readonly { readonly name?: string }[];
  /** The imports that lead to it */
  readonly origins?: readonly { readonly request?: string }[];
}

/** The part of the bundler's statistics with the files of chunks and their imports. */
export interface ChunkStats {
  readonly entrypoints?: Readonly<Record<string, { readonly chunks?: readonly ChunkId[] }>>;
  readonly chunks?: readonly Chunk[];
}

/** Paths relative to the output folder. */
export interface IslandFiles {
  /** Files that any page may load, with or without an island */
  readonly everyPage: readonly string[];
  /** Additional files that a page with an island may load, by the island's name */
  readonly byIsland: Readonly<Record<string, readonly string[]>>;
  /** The same without those that only a definition (a list, a calculator) needs: an island loads the one that its props name */
  readonly byIslandAlone: Readonly<Record<string, readonly string[]>>;
  /** The files of each definition, by its id */
  readonly byDefinition: Readonly<Record<string, readonly string[]>>;
}

/** How loaders.ts imports an island. */
const ISLAND = /\/(\w+)\.island$/;

/** The module of a definition: `./src/lists/car-loans/index.ts`, with others that were merged into it. */
const DEFINITION = /\/src\/(?:(?:lists|calculators)\/([\w-]+)\/index|refinance\/definitions\/([\w-]+))\.ts\b/;

function islandOf(request: string | undefined): string | undefined {
  return ISLAND.exec(request ?? '')?.[1];
}

function definitionsOf(chunk: Chunk): readonly string[] {
  return (chunk.modules ?? []).flatMap(({ name }) => {
    const [, own, refinanced] = DEFINITION.exec(name ?? '') ?? [];
    return own ?? refinanced ?? [];
  });
}

function islandsOf(chunk: Chunk): readonly string[] {
  return (chunk.origins ?? []).flatMap(({ request }) => islandOf(request) ?? []);
}

/** Whether it is imported as an island only. */
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
    // A chunk split off from several others has the children of all of them. They are not followed, because each of the others has its own.
    if (!chunk.reason?.startsWith('split chunk')) queue.push(...(chunk.children ?? []));
  }
  return [...files];
}

/**
 * Lists the files that an entry can ever load: those of its own chunks and of every chunk it may import later.
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
  const filesOf = (isOwn: (chunk: Chunk) => boolean, isEntered?: (chunk: Chunk) => boolean): readonly string[] => {
    const own = chunks.filter(isOwn).map(({ id = null }) => id);
    return filesFrom(own, chunksById, isEntered);
  };
  const byIsland = (isEntered?: (chunk: Chunk) => boolean): IslandFiles['byIsland'] =>
    Object.fromEntries(
      islands.map((island) => [island, filesOf((chunk) => islandsOf(chunk).includes(island), isEntered)]),
    );
  const definitions = [...new Set(chunks.flatMap(definitionsOf))];
  return {
    everyPage: filesFrom(first, chunksById, (chunk) => !isOfIslands(chunk)),
    byIsland: byIsland(),
    byIslandAlone: byIsland((chunk) => definitionsOf(chunk).length === 0),
    byDefinition: Object.fromEntries(
      definitions.map((id) => [id, filesOf((chunk) => definitionsOf(chunk).includes(id))]),
    ),
  };
}

/** All files in it, each once. */
export function allFiles({ everyPage, byIsland }: IslandFiles): ReadonlySet<string> {
  return new Set([...everyPage, ...Object.values(byIsland).flat()]);
}

const ISLAND_IN_PAGE = /data-island="(\w+)"/g;

/** The files that the islands in the HTML of a page may load, besides those of every page. */
export function filesOfIslandsIn(html: string, { byIsland }: IslandFiles): readonly string[] {
  return [...html.matchAll(ISLAND_IN_PAGE)].flatMap(([, island = '']) => byIsland[island] ?? []);
}

/** What the end of the build needs to know about the islands entry. */
export interface BuiltIslands extends IslandFiles {
  /** Folders of the packages whose code visitors receive, from the root of the site */
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
