// @ts-check
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Runs in the build: writes down, at its end, how long its processors have worked in all threads. */
const noteProcessorTime = `
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync('cpu-seconds.txt', String((user + system) / 1e6));
});`;

/**
 * Builds a copy of the site as `npm run build` does.
 * @param {string} site
 * @returns {Promise<{ outDir: string, wallSeconds: number, cpuSeconds: number }>}
 */
export async function buildSite(site) {
  const args = [
    `--import=data:text/javascript,${encodeURIComponent(noteProcessorTime)}`,
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
  ];
  const started = performance.now();
  const build = spawn(process.execPath, args, {
    cwd: site,
    env: { ...process.env, SKIP_HTML_MINIFICATION: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (part) => (output += part));
  const code = await new Promise((resolve) => build.on('close', resolve));
  if (code !== 0) throw new Error(`The build failed with code ${code}:\n${output.slice(-4000)}`);
  return {
    outDir: path.join(site, 'build'),
    wallSeconds: (performance.now() - started) / 1000,
    cpuSeconds: Number(await readFile(path.join(site, 'cpu-seconds.txt'), 'utf8')),
  };
}
