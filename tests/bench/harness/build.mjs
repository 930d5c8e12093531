// @ts-check
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { watchProcessTree } from './processTree.mjs';
/** @import { Project } from '../peers/projects.mjs' */

/**
 * What a build takes.
 * @typedef {object} Cost
 * @property {number} wallSeconds
 * @property {number} cpuSeconds of all threads, and of all processes that it started
 * @property {number} memoryBytes the most that all its processes held at once
 */

/** Runs in the build: writes down, at its end, what it took. A process that it starts may run this too, hence the id. */
const noteUsage = `
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const usage = { cpuSeconds: (user + system) / 1e6, memoryBytes: process.resourceUsage().maxRSS * 1024 };
  writeFileSync(process.env.BENCH_FOLDER + '/usage-' + process.pid, JSON.stringify(usage));
});`;

/**
 * Builds a project and measures what that takes.
 * @param {Project} project
 * @returns {Promise<Cost>}
 * @throws {Error} with the end of the output when the build fails
 */
export async function build({ generator, folder }) {
  const args = [`--import=data:text/javascript,${encodeURIComponent(noteUsage)}`, ...generator.command];
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...generator.env, BENCH_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watch = watchProcessTree(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => (output = (output + part).slice(-4000)));
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const wallSeconds = (performance.now() - started) / 1000;
  const { childrenCpuSeconds, peakMemoryBytes } = watch.stop();
  if (code !== 0) throw new Error(`${generator.name}: the build failed with code ${code}:\n${output}`);
  const usage = JSON.parse(await readFile(path.join(folder, `usage-${child.pid}`), 'utf8'));
  return {
    wallSeconds,
    cpuSeconds: usage.cpuSeconds + childrenCpuSeconds,
    memoryBytes: Math.max(usage.memoryBytes, peakMemoryBytes),
  };
}
