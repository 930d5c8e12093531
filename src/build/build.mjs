// @ts-check
// cspell:ignore statfs bavail
/**
 * `npm run build`: checks the content, builds the site next to the previous build, and swaps them at the end, so that `build/` is complete at every
 * moment, even if a build fails.
 */
import '../checks/ready.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createJiti } from 'jiti';
import { NEXT, NEXT_HOSTS, putBack, replaceBuild } from './wholeBuild.mjs';

const root = process.cwd();
const args = process.argv.slice(2);
const { locale } = parseArgs({ args, options: { locale: { type: 'string' } }, strict: false }).values;
const MB = 1024 * 1024;
/** A build takes about 60 MB and its cache another 150 MB. */
const DISK_MB = 250;

function freeMb() {
  const { bavail, bsize } = statfsSync(root);
  return Math.floor((bavail * bsize) / MB);
}

/**
 * Runs a Node program, and exits if it fails.
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

/**
 * Builds the site into the next build; another language into its folder there.
 * @param {...string} options
 */
function buildSite(...options) {
  run(
    '--env-file=build.env',
    // Much of a build's memory is released at once.
    '--max-semi-space-size=128',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    ...['build', '--out-dir', NEXT, ...args, ...options],
  );
}

const messages = ['node_modules/jiti/lib/jiti-cli.mjs', 'src/checks/cli/messages.ts'];

/**
 * Builds with the messages of a language, and writes those in English again.
 * @param {string} language
 */
function buildInLanguage(language) {
  process.once('exit', () => spawnSync(process.execPath, messages, { stdio: 'inherit' }));
  run(...messages, '--locale', language);
  buildSite(...(locale ? [] : ['--locale', language]));
}

/** The languages beside English that have pages. */
async function otherLanguages() {
  /** @type {typeof import('../checks/translatedPages')} */
  const { translatedPages } = await createJiti(import.meta.url).import('../checks/translatedPages.ts');
  return Object.keys(translatedPages(root));
}

putBack(root);
run('src/checks/ready.mjs');
run('src/checks/cli/check.mjs');
for (const folder of [NEXT, NEXT_HOSTS]) rmSync(folder, { recursive: true, force: true });
// The check has written the modules of messages in English.
if (!locale) buildSite();
for (const language of locale ? [String(locale)] : await otherLanguages()) buildInLanguage(language);
replaceBuild(root);
console.log('The site is in build/; "npm run serve" shows it.');
