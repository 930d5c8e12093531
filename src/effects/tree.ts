import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../checks/git';

/** The commit that a branch and the working tree have in common, by name or by main. @throws {Error} where there is none */
export function baseCommit(root: string, branch?: string): string {
  const names = branch === undefined ? ['origin/main', 'main'] : [branch];
  for (const name of names) {
    const commit = git(root, 'merge-base', 'HEAD', name)?.trim();
    if (commit) return commit;
  }
  throw new Error(
    `Git knows no ${names.join(' or ')} that this branch began at; name a branch or a commit: npm run effects -- <branch>`,
  );
}

/**
 * Calls `use` with a folder that holds a commit as it was, with the packages and the code of this folder that compares. It is removed afterwards.
 * @throws {Error} when Git or tar cannot unpack it
 */
export async function withTree<Result>(
  root: string,
  commit: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'effects-'));
  try {
    const archive = spawnSync('git', ['-c', 'safe.directory=*', 'archive', commit], { cwd: root, maxBuffer: 1e9 });
    const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    if (archive.status !== 0 || unpacked.status !== 0)
      throw new Error(`${commit} could not be unpacked: ${String(archive.stderr)}`);
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    // A commit from before this folder existed is compared as well, and one from after it by the same rules.
    const own = path.join(folder, 'src/effects');
    if (existsSync(own)) rmSync(own, { recursive: true });
    cpSync(path.join(root, 'src/effects'), own, { recursive: true });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
