// @ts-check

/** Slow 4G, as Lighthouse and the DevTools have it. */
export const slow4G = { latencyMs: 150, downloadBitsPerSecond: 1_600_000, uploadBitsPerSecond: 750_000 };

/**
 * One fetch, with times in milliseconds on the page's clock.
 * @typedef {object} Fetched
 * @property {number} startMs when it was asked for
 * @property {number} endMs when its last byte had come
 * @property {number} bytes over the wire, headers included
 */

/**
 * Fetches that were under way together, in the order of time: what starts only after all others have come had to wait
 * for one of them.
 * @param {readonly Fetched[]} fetches
 * @returns {Fetched[][]}
 */
function roundsOf(fetches) {
  /** @type {Fetched[][]} */
  const rounds = [];
  for (const fetched of [...fetches].sort((a, b) => a.startMs - b.startMs)) {
    const round = rounds.at(-1);
    if (round && fetched.startMs < Math.max(...round.map(({ endMs }) => endMs))) round.push(fetched);
    else rounds.push([fetched]);
  }
  return rounds;
}

/**
 * The network's own time: what slow 4G needs for some fetches, however fast the phone and the page are. Each round of
 * fetches takes one round trip and the time for its bytes; of a round that was under way at the tap, what was left of it.
 * @param {readonly Fetched[]} fetches
 * @param {number} tapMs on the same clock
 * @returns {number} milliseconds
 */
export function networkTime(fetches, tapMs) {
  const bytesPerMs = slow4G.downloadBitsPerSecond / 8 / 1000;
  const left = roundsOf(fetches).map((round) => {
    const bytes = round.reduce((sum, fetched) => sum + fetched.bytes, 0);
    const takes = slow4G.latencyMs + bytes / bytesPerMs;
    const begun = Math.max(0, tapMs - Math.min(...round.map(({ startMs }) => startMs)));
    return Math.max(0, takes - begun);
  });
  return left.reduce((sum, time) => sum + time, 0);
}
