// @ts-check
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The production build that pages are measured on. It is made when first asked for, into a folder of its own, so that what
 * is measured is the site as it stands and no older build.
 * @param {string | undefined} given a folder that holds a finished build, to use instead
 * @param {(text: string) => void} say
 * @returns {{ folder: () => Promise<string>, remove: () => Promise<void> }}
 */
export function siteBuild(given, say) {
  /** @type {Promise<string> | undefined} */
  let built;

  async function build() {
    say('Building the site.');
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-site-'));
    const docusaurus = ['--env-file=build.env', 'node_modules/@docusaurus/core/bin/docusaurus.mjs'];
    await run(process.execPath, [...docusaurus, 'build', '--out-dir', folder], { maxBuffer: Infinity });
    return folder;
  }

  return {
    folder: () => (built ??= given === undefined ? build() : Promise.resolve(path.resolve(given))),
    remove: async () => {
      if (given === undefined && built) await rm(await built, { recursive: true, force: true });
    },
  };
}
