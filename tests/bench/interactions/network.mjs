// @ts-check

/** Slow 4G, as Lighthouse and the DevTools have it. */
export const slow4G = { latencyMs: 150, downloadBitsPerSecond: 1_600_000, uploadBitsPerSecond: 750_000 };

/**
 * A network.
 * @typedef {object} Line
 * @property {number} latencyMs of a round trip
 * @property {number} bytesPerMs that it brings
 */

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
 * When the last byte of some fetches can have come that share the line.
 * @param {readonly { startMs: number, bytes: number }[]} fetches
 * @param {Line} line
 */
function lastByte(fetches, { latencyMs, bytesPerMs }) {
  return [...fetches]
    .sort((a, b) => a.startMs - b.startMs)
    .reduce((endMs, { startMs, bytes }) => Math.max(endMs, startMs + latencyMs) + bytes / bytesPerMs, -Infinity);
}

/**
 * The network's own time: what a line needs for some fetches, however fast the phone and the page are. Each round of
 * fetches takes one round trip and the time for its bytes. What was under way at the tap had begun when it had; all else
 * counts as if it had been asked for at the tap, or as soon as the round before it had come.
 * @param {readonly Fetched[]} fetches
 * @param {number} tapMs on the same clock
 * @param {Line} line
 * @returns {number} milliseconds
 */
export function networkTime(fetches, tapMs, line) {
  return roundsOf(fetches).reduce((readyMs, round) => {
    const starts = round.map(({ startMs, bytes }) => ({ startMs: Math.min(startMs - tapMs, readyMs), bytes }));
    return Math.max(readyMs, lastByte(starts, line));
  }, 0);
}
