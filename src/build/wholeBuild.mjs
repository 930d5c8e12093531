// @ts-check
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where a build is made, with the hosts' files that are not part of it; next to the previous build, on the same disk. */
export const NEXT = '.cache/build';
export const NEXT_HOSTS = '.cache/hosts';
/** Where the previous build is during the swap. */
const LAST = '.cache/last';

const READ = 0o444;
const ENTER = 0o555;

/**
 * Makes a folder readable to everybody, including a web server's user. A builder with `umask 077` writes files that only they can read, and so do
 * files copied from their checkout.
 * @param {string} folder
 */
export function letAllRead(folder) {
  const names = ['', ...readdirSync(folder, { recursive: true }).map(String)];
  for (const name of names) {
    const file = path.join(folder, name);
    const stats = statSync(file);
    chmodSync(file, stats.mode | (stats.isDirectory() ? ENTER : READ));
  }
}

/**
 * Restores the previous build after an interrupted swap.
 * @param {string} root of the repository
 */
export function putBack(root) {
  const [build, last] = [path.join(root, 'build'), path.join(root, LAST)];
  if (!existsSync(build) && existsSync(last)) renameSync(last, build);
}

/**
 * Swaps in a finished build with its files for hosts, by renames, so that it is never incomplete.
 * @param {string} root of the repository
 */
export function replaceBuild(root) {
  const of = (/** @type {string} */ name) => path.join(root, name);
  rmSync(of(LAST), { recursive: true, force: true });
  for (const folder of [NEXT, NEXT_HOSTS]) letAllRead(of(folder));
  if (existsSync(of('build'))) renameSync(of('build'), of(LAST));
  renameSync(of(NEXT), of('build'));
  rmSync(of('hosts'), { recursive: true, force: true });
  renameSync(of(NEXT_HOSTS), of('hosts'));
  rmSync(of(LAST), { recursive: true, force: true });
}
