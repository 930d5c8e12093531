import type * as Hydrate from './hydrate';

/** The module of an island, as imported. */
export interface IslandModule {
  readonly default: unknown;
  /** Fetches the island's first content, for instance its definition */
  readonly prepare?: (root: HTMLElement) => Promise<void> | void;
}

export type FetchIsland = () => Promise<IslandModule>;

/** The code for hydrating an island. */
export interface IslandCode {
  readonly component: unknown;
  readonly hydrate: typeof Hydrate.hydrate;
}

/** Delay after the tap that woke an island, while React is still loading on a slow network, in milliseconds. */
const TABLES_AFTER_MS = 150;

/**
 * Formatting the first number makes the browser load its locale data, which takes a slow phone a tenth of a second. This happens while it waits for
 * React.
 */
function readNumberTables(): void {
  // Called directly, because a minifier may remove an expression with an unused result.
  setTimeout(Intl.NumberFormat, TABLES_AFTER_MS, 'en-IN');
}

/** The bundler's function that fetches a chunk, without running its modules. https://rspack.rs/api/runtime-api/module-variables */
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/**
 * Starts the downloads of what the island will import. It can import nothing before React is there, and on a slow network they would then cost
 * another round trip. A failure is that of the island's own import, which asks for the same chunk.
 */
function fetchImports({ islandImports }: DOMStringMap): void {
  islandImports?.split(' ').forEach((chunk) => void __webpack_chunk_load__(chunk).catch(() => undefined));
}

async function loadPrepared(fetchModule: FetchIsland, root: HTMLElement): Promise<unknown> {
  const island = await fetchModule();
  await island.prepare?.(root);
  return island.default;
}

/** @throws when a file cannot be fetched */
export async function loadIsland(fetchModule: FetchIsland, root: HTMLElement): Promise<IslandCode> {
  fetchImports(root.dataset);
  const code = Promise.all([import('./hydrate'), loadPrepared(fetchModule, root)]);
  readNumberTables();
  const [{ hydrate }, component] = await code;
  return { hydrate, component };
}
