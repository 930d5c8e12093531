// @ts-check
/**
 * `npm run bench`: measures how fast the site is, part by part, prints the tables and writes them into `report/`.
 * See README.md in this folder.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { chromiumPath } from './harness/browser.mjs';
import { describeMachine, loadAverage } from './harness/machine.mjs';
import { isWhole, readOptions } from './harness/options.mjs';
import { toMarkdown } from './harness/report.mjs';
import { siteBuild } from './harness/siteBuild.mjs';
/** @import { Options, PartName } from './harness/options.mjs' */
/** @import { Section } from './harness/report.mjs' */

/** @typedef {{ measure: (options: Options) => Promise<readonly Section[]> }} Part */

/** @type {Readonly<Record<PartName, string>>} */
const titles = { pages: 'Pages', interactions: 'First taps', lists: 'Lists', growth: 'Growth', peers: 'Peers' };

const reports = path.join(import.meta.dirname, 'report');

/** @param {string} text */
function say(text) {
  console.error(`${new Date().toTimeString().slice(0, 8)}  ${text}`);
}

/**
 * @param {PartName} name
 * @param {Options} options
 * @returns {Promise<string>} the report, as Markdown
 */
async function reportOn(name, options) {
  // A part's own packages and files are read only when it is run.
  const part = /** @type {Part} */ (await import(`./${name}/index.mjs`));
  const date = new Date().toISOString().slice(0, 10);
  const before = loadAverage();
  const started = performance.now();
  const sections = await part.measure(options);
  const minutes = Math.ceil((performance.now() - started) / 60_000);
  const circumstances = [
    `${describeMachine(chromiumPath())}.`,
    `Load average over a minute: ${before} at the start, ${loadAverage()} at the end, ${minutes} minutes later.`,
  ];
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
  const text = toMarkdown({ title: titles[name], date, command, circumstances }, sections);
  return prettier.format(text, { ...(await prettier.resolveConfig(reports)), parser: 'markdown' });
}

async function main() {
  const choice = readOptions(process.argv.slice(2));
  const site = siteBuild(choice.build, say);
  const options = {
    quick: choice.quick,
    repetitions: choice.repetitions,
    routes: choice.routes,
    site: site.folder,
    say,
  };
  try {
    for (const name of choice.only) {
      const text = await reportOn(name, options);
      console.log(text);
      if (!isWhole(choice)) continue;
      await mkdir(reports, { recursive: true });
      await writeFile(path.join(reports, `${name}.md`), text);
    }
    if (!isWhole(choice)) say('This run left something out, so the reports are as they were.');
  } finally {
    await site.remove();
  }
}

try {
  await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
