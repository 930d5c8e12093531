import { spawnSync } from 'node:child_process';
import logger from '@docusaurus/logger';

/**
 * A folder of another user, as a container sees a mounted checkout, is one that Git refuses to read: its settings could name programs to run. Whoever
 * builds the site runs the programs of that folder anyway.
 */
const TRUSTED = ['-c', 'safe.directory=*'];

const REFUSED = /dubious ownership|unsafe repository/;
let isSaid = false;

/**
 * The output of a git command at the root of the site; undefined if it fails, Git is not installed, or this is not a repository. A Git that refuses
 * to read the folder all the same is named, once: without the history /changes would be empty, and no check would miss an address.
 */
export function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('git', [...TRUSTED, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status === 0) return stdout;
  if (!isSaid && REFUSED.test(stderr)) {
    isSaid = true;
    logger.warn(
      `Git refuses to read ${root}, which belongs to another user, so the history is left out; run "git config --global --add safe.directory ${root}".`,
    );
  }
  return undefined;
}
