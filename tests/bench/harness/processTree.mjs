// @ts-check
import { readdir, readFile } from 'node:fs/promises';

/** How often the processes are looked at, in milliseconds. */
const INTERVAL_MS = 200;

/** What Linux counts in, on every machine that this is likely to run on. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** @typedef {{ parent: number, cpuSeconds: number, memoryBytes: number }} Sample */

/** @returns {Promise<Map<number, Sample>>} every process by its id; none where there is no /proc, as on macOS */
async function readProcesses() {
  const processes = new Map();
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      // The name, in brackets, may hold anything; the fields are counted from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields.length < 22) return;
      processes.set(Number(id), {
        parent: Number(fields[1]),
        cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
        memoryBytes: Number(fields[21]) * PAGE_BYTES,
      });
    }),
  );
  return processes;
}

/**
 * Watches a process and all that it starts, on Linux. Elsewhere it sees nothing, and reports zeros.
 * @param {number} root id of the process
 * @returns {{ stop: () => { childrenCpuSeconds: number, peakMemoryBytes: number } }} processor time of its descendants,
 * without its own, and the most memory that all held at once
 */
export function watchProcessTree(root) {
  /** @type {Map<number, number>} */
  const cpuSeconds = new Map();
  let peakMemoryBytes = 0;
  let busy = false;

  async function look() {
    if (busy) return;
    busy = true;
    const processes = await readProcesses();
    const isInTree = (/** @type {number} */ id) => {
      for (let one = id; one > 1; one = processes.get(one)?.parent ?? 0) if (one === root) return true;
      return false;
    };
    let memoryBytes = 0;
    for (const [id, sample] of processes) {
      if (!isInTree(id)) continue;
      memoryBytes += sample.memoryBytes;
      if (id !== root) cpuSeconds.set(id, sample.cpuSeconds);
    }
    peakMemoryBytes = Math.max(peakMemoryBytes, memoryBytes);
    busy = false;
  }

  const timer = setInterval(look, INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { childrenCpuSeconds: [...cpuSeconds.values()].reduce((sum, one) => sum + one, 0), peakMemoryBytes };
    },
  };
}
