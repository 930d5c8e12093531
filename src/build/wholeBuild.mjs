// @ts-check
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where a build is made, and the files for hosts that are not part of it; all of it beside the last one, on the same disk. */
export const NEXT = '.cache/build';
export const NEXT_HOSTS = '.cache/hosts';
/** Where the last one is for the moment in which they change places. */
const LAST = '.cache/last';

const READ = 0o444;
const ENTER = 0o555;

/**
 * Lets everybody read a folder, the user of a web server among them. A builder with `umask 077` writes files that only they can read, and so does a
 * checkout of theirs, from which files are copied.
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
 * Puts the last build back where its place is empty: somebody ended a change-over between its two steps.
 * @param {string} root of the repository
 */
export function putBack(root) {
  const [build, last] = [path.join(root, 'build'), path.join(root, LAST)];
  if (!existsSync(build) && existsSync(last)) renameSync(last, build);
}

/**
 * Puts a finished build, with its files for hosts, in the place of the last one: by renames, so that it is there whole or not at all.
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
