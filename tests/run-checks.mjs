// @ts-check
/**
 * `npm test`: runs every check, two at a time, prints one line for each, and the whole output of those that failed.
 * The site is built once the quick checks are through, what looks at a build drives that one, and at last the preview is tried.
 * With --all nothing is sampled: see tests/support/sample.ts.
 */
import { spawn } from 'node:child_process';

const AT_ONCE = 2;

// With a number pages offer a chat, which the browser tests try.
process.env.CHAT_PHONE ||= '919812345678';

if (process.argv.includes('--all')) process.env.TEST_ALL = '1';

const quick = [
  'check:lint:code',
  'test:unit',
  'check:types',
  'check:lint:spelling',
  'check',
  'check:format',
  'check:lint:styles',
  'check:lint:markdown',
  'check:lint:unused',
];

const afterBuild = ['test:e2e', 'test:growth', 'test:preview'];

/** @typedef {{ name: string, passed: boolean }} Result */

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Runs one npm script to its end.
 * @param {string} name
 * @returns {Promise<Result>}
 */
function run(name) {
  const start = performance.now();
  /** @type {Buffer[]} */
  const output = [];
  const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    /** @param {boolean} passed */
    const finish = (passed) => {
      console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds(performance.now() - start)}`);
      if (!passed) console.log(`\n${Buffer.concat(output).toString().trim()}\n`);
      resolve({ name, passed });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Runs scripts that do not depend on each other.
 * @param {readonly string[]} names
 */
async function runAll(names) {
  const waiting = [...names];
  /** @type {Result[]} */
  const results = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await run(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

const results = await runAll(quick);
const build = await run('build');
results.push(build);
if (build.passed) {
  results.push(...(await runAll(afterBuild)));
} else {
  for (const name of afterBuild) {
    console.log(`FAILED  ${name}  not run: the site could not be built`);
    results.push({ name, passed: false });
  }
}

const passed = results.filter((result) => result.passed).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
