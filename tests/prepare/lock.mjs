// @ts-check
/** One preparation at a time on a machine, however many clones and commands ask for one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onPath } from './programs.mjs';

/** When waiting is worth a line, in milliseconds. */
const SAY_AFTER_MS = 1000;

/**
 * Does something while nobody else does it. The lock is held by a process of its own whose input is ours: however this process ends, its input
 * ends too, and with it the lock. Where there is no `flock`, as on macOS, nothing is locked: Playwright's own installation has a lock.
 * @template Result
 * @param {() => Result} work
 * @returns {Promise<Result>}
 */
export async function alone(work) {
  const flock = onPath('flock');
  if (!flock) return work();
  const file = path.join(os.tmpdir(), `paisa-disha-prepare-${process.getuid?.() ?? 0}.lock`);
  const holder = spawn(flock, [file, 'sh', '-c', 'echo held; cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const held = Promise.race([once(holder.stdout, 'data'), once(holder, 'exit'), once(holder, 'error')]);
    const isLate = await Promise.race([held.then(() => false), wait(SAY_AFTER_MS, true)]);
    if (isLate) console.log('Waiting for the preparation that another command on this machine has begun.');
    await held;
    return work();
  } finally {
    holder.stdin.end();
  }
}
