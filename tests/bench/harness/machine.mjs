// @ts-check
import { execFileSync } from 'node:child_process';
import os from 'node:os';

/**
 * @param {string} chromium the path of its executable
 * @returns {string} cores, processor, memory, and the versions of Node and Chromium, in one line
 */
export function describeMachine(chromium) {
  const version = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return [
    `${os.availableParallelism()} cores`,
    (os.cpus()[0]?.model ?? 'unknown processor').trim(),
    `${Math.round(os.totalmem() / 1024 ** 3)} GB of memory`,
    `Node ${process.version}`,
    version.trim(),
  ].join(', ');
}

/** @returns {string} how many processes have wanted a core over the last minute, on average */
export function loadAverage() {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}
