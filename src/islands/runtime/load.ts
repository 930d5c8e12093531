import type * as Hydrate from './hydrate';

/** The module of an island, as a bundler gives it. */
export interface IslandModule {
  readonly default: unknown;
  /** Fetches what the island shows first, for instance its definition */
  readonly prepare?: (root: HTMLElement) => Promise<void> | void;
}

export type FetchIsland = () => Promise<IslandModule>;

/** The code that makes an island live. */
export interface IslandCode {
  readonly component: unknown;
  readonly hydrate: typeof Hydrate.hydrate;
}

/** After the tap that woke an island, and before React has loaded on a slow network. */
const TABLES_AFTER_MS = 150;

/**
 * Formatting the first number makes the browser load its locale data, which takes a slow phone a tenth of a second. It has the time while it
 * waits for React.
 */
function readNumberTables(): void {
  // Called directly, because a minifier may remove an expression with an unused result.
  setTimeout(Intl.NumberFormat, TABLES_AFTER_MS, 'en-IN');
}

/** An island's own code is a tenth of React, so it usually loads first; it can use the time to prepare, or to fetch more. */
async function loadPrepared(fetchModule: FetchIsland, root: HTMLElement): Promise<unknown> {
  const island = await fetchModule();
  await island.prepare?.(root);
  return island.default;
}

/** @throws when a file cannot be fetched */
export async function loadIsland(fetchModule: FetchIsland, root: HTMLElement): Promise<IslandCode> {
  const code = Promise.all([import('./hydrate'), loadPrepared(fetchModule, root)]);
  readNumberTables();
  const [{ hydrate }, component] = await code;
  return { hydrate, component };
}
