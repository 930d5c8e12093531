// @ts-check
/**
 * `npm test`: prepares what the checks need, then runs every check, two at a time, prints one line for each, and the whole output of those that
 * failed. The site is built among them, and what looks at a build waits for that one.
 * With --all nothing is sampled (see tests/support/sample.ts), the site is built with many articles too, nginx is tried for real, and Firefox
 * and WebKit have their turn.
 *
 * Status: 0 when every check passed, 1 when one failed, 77 when none failed but some could not be run on this machine. With --all those have
 * failed: nobody reads at night what was left out.
 */
import '../src/checks/readyForTests.mjs';
import { spawn } from 'node:child_process';
import { COULD_NOT_RUN, prepare, sentences } from './prepare/prepare.mjs';

const AT_ONCE = 2;

// With a number pages offer a chat, which the browser tests try.
process.env.CHAT_PHONE ||= '919812345678';

const isAll = process.argv.includes('--all');
if (isAll) process.env.TEST_ALL = '1';

// What fails at a glance stands before what takes minutes.
const names = [
  'build',
  'check:format',
  'check:lint:spelling',
  'check:lint:code',
  'check:types',
  'check:lint:styles',
  'check:lint:markdown',
  'check:lint:unused',
  'test:unit',
  'test:e2e',
  'test:preview',
  'test:built',
  ...(isAll ? ['test:nginx', 'test:tools', 'test:faults', 'test:growth', 'test:bytes', 'test:words'] : []),
  ...(isAll ? ['test:firefox', 'test:webkit'] : []),
];
/** What looks at `build/`. */
const needBuild = new Set(['test:e2e', 'test:built', 'test:faults', 'test:growth', 'test:firefox', 'test:webkit']);

/** @typedef {'passed' | 'FAILED' | 'NOT RUN'} Outcome */
/** @typedef {{ name: string, outcome: Outcome }} Result */

/** @param {number} since from performance.now() */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
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
      console.log(`${outcome}  ${name}  ${seconds(start)}`);
      if (outcome !== 'passed') console.log(`\n${Buffer.concat(output).toString().trim()}\n`);
      resolve({ name, outcome });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      finish('FAILED');
    });
    child.on('close', (code) => {
      if (code === COULD_NOT_RUN) notRun.set(name, Buffer.concat(output).toString().trim().split('\n').at(-1) ?? '');
      finish(code === 0 ? 'passed' : code === COULD_NOT_RUN ? 'NOT RUN' : 'FAILED');
    });
  });
}

const start = performance.now();
/** Each check that cannot run here, with the reason. */
const notRun = new Map(await prepare(isAll ? ['chromium', 'nginx', 'firefox', 'webkit'] : ['chromium']));
for (const name of notRun.keys()) if (!names.includes(name)) notRun.delete(name);
console.log(`prepared in ${seconds(start)}`);

const waiting = names.filter((name) => !notRun.has(name));
/** @type {Result[]} */
const results = [];
/** @type {Promise<Result> | undefined} */
let build;
const work = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (needBuild.has(name) && (await build)?.outcome !== 'passed') {
      console.log(`FAILED  ${name}  not run: the site could not be built`);
      results.push({ name, outcome: 'FAILED' });
      continue;
    }
    const result = run(name);
    if (name === 'build') build = result;
    results.push(await result);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));

/** @param {Outcome} outcome */
const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
console.log(`${count('passed')} passed, ${count('FAILED')} failed${notRun.size > 0 ? `, ${notRun.size} not run` : ''}`);
for (const sentence of sentences(notRun)) console.log(sentence);
const incomplete = notRun.size === 0 ? 0 : isAll ? 1 : COULD_NOT_RUN;
process.exitCode = count('FAILED') > 0 ? 1 : incomplete;
