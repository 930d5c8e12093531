// @ts-check
/**
 * Runs the tests of this folder in one browser: node tests/engines/run.mjs firefox, with Playwright's own arguments after it.
 * Where the browser cannot be had, it says so and ends with a status that is neither passed nor failed.
 */
import { spawnSync } from 'node:child_process';
import { engines, ensureEngine } from './ensure.mjs';

/** By a convention of test runners: could not be run here. */
const COULD_NOT_RUN = 77;

const [id = '', ...rest] = process.argv.slice(2);
if (!(id in engines)) throw new Error(`Name a browser: ${Object.keys(engines).join(', ')}.`);
const engine = /** @type {import('./ensure.mjs').EngineId} */ (id);
const { name, packages, variable } = engines[engine];
const executable = ensureEngine(engine);
if (executable) {
  console.log(`${name}: ${executable}`);
  const command = ['playwright', 'test', '--config', 'tests/engines', `--project=${engine}`, ...rest];
  process.exitCode = spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1;
} else {
  console.log(
    `${name} is not on this machine and could not be installed, so nothing was tried in it. On Debian: ` +
      `apt-get install ${packages.join(' ')}. Elsewhere set ${variable} to the path of its program.`,
  );
  // Where nobody reads what was left out, it counts as a failure.
  process.exitCode = process.env.REQUIRE_BROWSERS ? 1 : COULD_NOT_RUN;
}
