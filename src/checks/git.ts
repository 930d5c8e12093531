import { spawnSync } from 'node:child_process';

/** The output of a git command at the root of the site; undefined if it fails, Git is not installed, or this is not a repository. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}
