/** In the folder of the language, because a worker's scope is the folder of its script. */
export const WORKER_PATH = '/worker.js';

/** In the folder of the language: lists the pages on the device, and is shown in place of a page that is not among them. */
export const OFFLINE_PATH = '/offline';

/** The files that an island needs to answer, by its name; those of a definition by its id. Written by the build. */
export interface IslandParts {
  readonly islands: Readonly<Record<string, readonly string[]>>;
  readonly definitions: Readonly<Record<string, readonly string[]>>;
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
