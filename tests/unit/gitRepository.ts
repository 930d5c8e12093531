import { execFileSync, spawnSync } from 'node:child_process';

/** For a test that needs Git; without it, it is skipped, and says so. */
export const testWithGit: jest.It = spawnSync('git', ['--version']).status === 0 ? test : test.skip;

/** Runs Git in a test's own folder, as somebody, on a day. @param day year-month-day, in India */
export function git(root: string, day: string, ...args: readonly string[]): void {
  const date = `${day}T12:00:00+05:30`;
  const settings = ['user.name=A', 'user.email=a@example.in', 'commit.gpgsign=false', 'init.defaultBranch=main'];
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

/** Commits everything in the folder as it is. */
export function commitAll(root: string, day: string): void {
  git(root, day, 'add', '--all');
  git(root, day, 'commit', '--quiet', '--message', 'A change of the site');
}
