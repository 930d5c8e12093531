// @ts-check
/**
 * Checks that this machine can run the site's commands, which import it first: exits with one sentence if Node is too old or packages are missing.
 * Uses only features of old Node versions.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {string} version such as 20.18.0
 * @param {string} least major and minor, such as 20.18
 */
export function isAtLeast(version, least) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * Why the commands cannot run.
 * @param {string} root of the repository
 * @param {string} version of Node
 * @param {{ readonly forTests: boolean }} use tests need the development packages too
 * @returns {string | undefined} one sentence with the remedy; undefined if they can
 */
export function whyNotReady(root, version, { forTests }) {
  const { engines, dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  if (!isAtLeast(version, least)) {
    return `This site needs Node ${least} or newer, and this is ${version}: get it from https://nodejs.org, or by "nvm install" in this folder.`;
  }
  /** @param {string} name */
  const isMissing = (name) => !existsSync(path.join(root, 'node_modules', ...name.split('/')));
  const missing = Object.keys({ ...dependencies, ...(forTests && devDependencies) }).filter(isMissing);
  if (missing.length === 0) return undefined;
  if (Object.keys(dependencies).every(isMissing)) {
    return 'The packages of this site are not installed yet; run "npm ci" once, then this again.';
  }
  const [first, ...others] = missing;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `The package ${first}${more} is not installed; run "npm ci${forTests ? ' --include=dev' : ''}", then this again.`;
}

/**
 * Exits with a sentence if this machine cannot run the site's commands.
 * @param {{ readonly forTests: boolean }} use
 */
export function demandReady(use) {
  const reason = whyNotReady(repository, process.versions.node, use);
  if (!reason) return;
  console.error(reason);
  process.exit(1);
}

demandReady({ forTests: false });

/**
 * The first problem in the environment's settings.
 * @returns {Promise<string | undefined>} one sentence
 */
async function wrongSetting() {
  const { createJiti } = await import('jiti');
  const jiti = createJiti(import.meta.url);
  /** @type {typeof import('../content/environment')} */
  const settings = await jiti.import('../content/environment.ts');
  /** @type {typeof import('../content/today')} */
  const { todayInIndia } = await jiti.import('../content/today.ts');
  try {
    settings.readEnvironment(process.env);
    todayInIndia();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// As a command, it also checks the settings: Docusaurus would show their errors below a stack trace.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wrong = await wrongSetting();
  if (wrong) {
    console.error(wrong);
    process.exit(1);
  }
}
