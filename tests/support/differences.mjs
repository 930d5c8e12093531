// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} folder */
async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Compares two folders file by file.
 * @param {string} one
 * @param {string} other
 * @returns {Promise<string[]>} names of the files that only one of them has, or that are not the same in both
 */
export async function differences(one, other) {
  const read = (/** @type {string} */ folder, /** @type {string} */ name) =>
    readFile(path.join(folder, name)).catch(() => undefined);
  const names = new Set([...(await filesOf(one)), ...(await filesOf(other))]);
  const compared = await Promise.all(
    [...names].sort().map(async (name) => {
      const [before, after] = await Promise.all([read(one, name), read(other, name)]);
      return before && after?.equals(before) ? [] : [name];
    }),
  );
  return compared.flat();
}
