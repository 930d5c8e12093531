// @ts-check
import { median } from '../harness/statistics.mjs';
/** @import { Line } from './network.mjs' */
/** @import { Visit } from './visit.mjs' */

const TIMES = 5;
/** One file that is all round trip, and one that is mostly bytes. */
const SMALL = '/favicon.svg';
const LARGE = '/img/social/index.png';

/**
 * Runs in a page: fetches a file.
 * @param {string} url
 */
async function timeOfFetch(url) {
  performance.clearResourceTimings();
  await (await fetch(url, { cache: 'no-store' })).arrayBuffer();
  const [entry] = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  if (!entry) throw new Error(`The browser did not time ${url}.`);
  return { ms: entry.responseEnd - entry.startTime, bytes: entry.transferSize };
}

/**
 * Measures what the slowed network really is, on a page that does nothing else: the browser keeps to the figures that it was
 * given only roughly, and what it adds must not be laid to the page.
 * @param {(slowdown: number) => Promise<Visit>} open
 * @param {string} server
 * @returns {Promise<Line>}
 */
export async function measureLine(open, server) {
  const visit = await open(1);
  try {
    await visit.go(server + SMALL);
    const timed = async (/** @type {string} */ path) => {
      const all = [];
      for (let time = 1; time <= TIMES; time += 1) all.push(await visit.evaluate(timeOfFetch, server + path));
      return { ms: median(all.map(({ ms }) => ms)), bytes: median(all.map(({ bytes }) => bytes)) };
    };
    const small = await timed(SMALL);
    const large = await timed(LARGE);
    const bytesPerMs = (large.bytes - small.bytes) / (large.ms - small.ms);
    return { latencyMs: small.ms - small.bytes / bytesPerMs, bytesPerMs };
  } finally {
    await visit.close();
  }
}
