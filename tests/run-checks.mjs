// @ts-check
/**
 * `npm test`: runs every check, two at a time, prints one line for each, and the whole output of those that failed.
 * The site is built among them, what looks at a build drives that one, and at last the preview is tried.
 * With --all nothing is sampled (see tests/support/sample.ts), the site is built with many articles too, and Firefox and WebKit
 * have their turn. A check that ends with
 * the status 77 could not be run on this machine, and is neither passed nor failed: it says why, and is counted by itself.
 */
import { spawn } from 'node:child_process';

const AT_ONCE = 2;

// With a number pages offer a chat, which the browser tests try.
process.env.CHAT_PHONE ||= '919812345678';

const isAll = process.argv.includes('--all');
if (isAll) process.env.TEST_ALL = '1';

// The longest first. The build can use both cores, so it is last.
const quick = [
  'test:unit',
  'check:lint:code',
  'check:types',
  'check:lint:spelling',
  'check',
  'check:format',
  'check:lint:styles',
  'check:lint:markdown',
  'check:lint:unused',
  'build',
];

const afterBuild = ['test:e2e', 'test:preview', ...(isAll ? ['test:growth', 'test:firefox', 'test:webkit'] : [])];

const COULD_NOT_RUN = 77;

/** @typedef {'passed' | 'FAILED' | 'SKIPPED'} Outcome */
/** @typedef {{ name: string, outcome: Outcome }} Result */

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
    /** @param {Outcome} outcome */
    const finish = (outcome) => {
      console.log(`${outcome}  ${name}  ${seconds(performance.now() - start)}`);
      if (outcome !== 'passed') console.log(`\n${Buffer.concat(output).toString().trim()}\n`);
      resolve({ name, outcome });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      finish('FAILED');
    });
    child.on('close', (code) => finish(code === 0 ? 'passed' : code === COULD_NOT_RUN ? 'SKIPPED' : 'FAILED'));
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
if (results.some(({ name, outcome }) => name === 'build' && outcome === 'passed')) {
  results.push(...(await runAll(afterBuild)));
} else {
  for (const name of afterBuild) {
    console.log(`FAILED  ${name}  not run: the site could not be built`);
    results.push({ name, outcome: 'FAILED' });
  }
}

/** @param {Outcome} outcome */
const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
const skipped = count('SKIPPED') > 0 ? `, ${count('SKIPPED')} skipped` : '';
console.log(`${count('passed')} passed, ${count('FAILED')} failed${skipped}`);
process.exitCode = count('FAILED') === 0 ? 0 : 1;
