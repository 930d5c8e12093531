// @ts-check
// cspell:ignore statfs bavail
/**
 * `npm run build`: checks the content, builds the site next to the previous build, and swaps them at the end, so that `build/` is complete at every
 * moment, even if a build fails.
 */
import '../checks/ready.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createJiti } from 'jiti';
import { copySite, environmentOfCopy } from './siteCopy.mjs';
import { NEXT, NEXT_HOSTS, putBack, replaceBuild } from './wholeBuild.mjs';

const root = process.cwd();
const ENGLISH = 'en';
/** The one language to build; without it, all. */
const { locale } = parseArgs({ options: { locale: { type: 'string' } } }).values;
const MB = 1024 * 1024;
/** A build takes about 60 MB and its cache another 150 MB. */
const DISK_MB = 250;

function freeMb() {
  const { bavail, bsize } = statfsSync(root);
  return Math.floor((bavail * bsize) / MB);
}

/**
 * Runs a Node program, and exits if it fails.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [where]
 */
function run(args, where) {
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', ...where });
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

/**
 * Builds the site into the next build; another language than English into its folder there.
 * @param {string} language
 * @param {import('node:child_process').SpawnSyncOptions} [where]
 */
function buildSite(language, where) {
  run(
    [
      '--env-file=build.env',
      // Much of a build's memory is released at once.
      '--max-semi-space-size=128',
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      ...['build', '--locale', language, '--out-dir', path.join(root, NEXT)],
    ],
    where,
  );
}

/**
 * Builds in another language: in a copy, because the modules of messages are written in it there, while tests and a preview read ours.
 * @param {string} language
 */
async function buildInLanguage(language) {
  const copy = path.join(root, '.cache', language);
  await copySite(root, copy);
  const where = { cwd: copy, env: environmentOfCopy(root) };
  run(['node_modules/jiti/lib/jiti-cli.mjs', 'src/checks/cli/messages.ts', '--locale', language], where);
  buildSite(language, where);
  rmSync(copy, { recursive: true, force: true });
}

/** The languages beside English that have pages. */
async function otherLanguages() {
  /** @type {typeof import('../checks/translatedPages')} */
  const { translatedPages } = await createJiti(import.meta.url).import('../checks/translatedPages.ts');
  return Object.keys(translatedPages(root));
}

putBack(root);
run(['src/checks/ready.mjs']);
run(['src/checks/cli/check.mjs']);
for (const folder of [NEXT, NEXT_HOSTS]) rmSync(folder, { recursive: true, force: true });
// Only a build in English writes the files for hosts.
mkdirSync(NEXT_HOSTS, { recursive: true });
for (const language of locale ? [locale] : [ENGLISH, ...(await otherLanguages())]) {
  if (language === ENGLISH) buildSite(language);
  else await buildInLanguage(language);
}
replaceBuild(root);
console.log('The site is in build/; "npm run serve" shows it.');
