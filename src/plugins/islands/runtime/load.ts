import { islandLoaders, type IslandName } from '../../../islands/loaders';
import type * as Hydrate from './hydrate';

/** The code that makes an island live. */
export interface IslandCode {
  readonly component: unknown;
  readonly hydrate: typeof Hydrate.hydrate;
}

/** Later than the tap that woke an island, and earlier than React on a slow network. */
const TABLES_AFTER_MS = 150;

/**
 * The first number that a page formats makes the browser read its tables of how numbers and dates are written, which takes
 * a slow phone a tenth of a second. While it waits for React, it has that time.
 */
function readNumberTables(): void {
  // Called directly, since a minifier may leave out a result that nobody wants.
  setTimeout(Intl.NumberFormat, TABLES_AFTER_MS, 'en-IN');
}

/** An island's own code is a tenth of React, so it is mostly there first; it uses the time until then to get ready, or to fetch more. */
async function loadPrepared(name: IslandName, root: HTMLElement): Promise<unknown> {
  const island = await islandLoaders[name]();
  if ('prepare' in island) await island.prepare(root);
  return island.default;
}

/** @throws when something of it cannot be fetched */
export async function loadIsland(name: IslandName, root: HTMLElement): Promise<IslandCode> {
  const code = Promise.all([import('./hydrate'), loadPrepared(name, root)]);
  readNumberTables();
  const [{ hydrate }, component] = await code;
  return { hydrate, component };
}
