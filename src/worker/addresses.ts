/** In the folder of the language, because a worker's scope is the folder of its script. */
export const WORKER_PATH = '/worker.js';

/** In the folder of the language: lists the pages on the device, and is shown in place of a page that is not among them. */
export const OFFLINE_PATH = '/offline';

/** The files that islands need to answer. Written by the build. */
export interface IslandParts {
  /** Of an island itself, by its name */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Of a module that it imports by a name in its props, by the chunk that the page names for it */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** The entry of all islands, whose hash names the build. */
const ENTRY = /^(?:\/[a-z]{2})?\/assets\/js\/islands\.[\w-]+(?=\.js$)/;

/**
 * @param files the files that a page names
 * @returns the address of the `IslandParts` of the build that the page is of; undefined where it names no script of ours
 */
export function partsAddress(files: readonly string[]): string | undefined {
  const entry = files.map((file) => ENTRY.exec(file)?.[0]).find(Boolean);
  return entry && `${entry}.json`;
}
