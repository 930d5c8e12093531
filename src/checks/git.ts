import { spawnSync } from 'node:child_process';
import logger from '@docusaurus/logger';

/**
 * Git refuses to read another user's folder, such as a checkout mounted in a container, because its settings could name programs to run. Building the
 * site runs that folder's programs anyway.
 */
const TRUSTED = ['-c', 'safe.directory=*'];

const REFUSED = /dubious ownership|unsafe repository/;
let isSaid = false;

/**
 * The output of a git command at the site's root; undefined if it fails, Git is not installed, or this is not a repository. If Git still refuses to
 * read the folder, a warning says so once: without history /changes would be empty, and no check would notice a missing address.
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
