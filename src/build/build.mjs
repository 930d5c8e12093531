// @ts-check
// cspell:ignore statfs bavail
/**
 * `npm run build`: checks the content, builds the site beside the last one, and replaces that at the end. So `build/` is whole at every moment,
 * whatever becomes of a build.
 */
import '../checks/ready.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { NEXT, NEXT_HOSTS, putBack, replaceBuild } from './wholeBuild.mjs';

const root = process.cwd();
const MB = 1024 * 1024;
/** A build has some 60 MB and its cache 150 MB more. */
const DISK_MB = 250;

function freeMb() {
  const { bavail, bsize } = statfsSync(root);
  return Math.floor((bavail * bsize) / MB);
}

/**
 * Runs a program of Node, and ends with it if it fails.
 * @param {...string} args
 */
function run(...args) {
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status === 0) return;
  const cause =
    signal === 'SIGKILL'
      ? ' It was killed, as happens when memory runs out: it needs 2 GB.'
      : freeMb() < DISK_MB
        ? ` The disk has only ${freeMb()} MB left: a build needs ${DISK_MB}.`
        : '';
  const last = existsSync('build') ? 'build/ still holds the last one, whole.' : 'There is none in build/.';
  console.error(`\nNo new build: see above for the reason.${cause} ${last}`);
  process.exit(status ?? 1);
}

putBack(root);
run('src/checks/ready.mjs');
run('src/checks/cli/check.mjs');
for (const folder of [NEXT, NEXT_HOSTS]) rmSync(folder, { recursive: true, force: true });
run(
  '--env-file=build.env',
  // Much of what a build allocates is dropped at once.
  '--max-semi-space-size=128',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  ...['build', '--out-dir', NEXT, ...process.argv.slice(2)],
);
replaceBuild(root);
console.log('The site is in build/; "npm run serve" shows it.');
